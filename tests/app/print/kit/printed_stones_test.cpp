#include "tests/app/print/kit/kit_scene.h"
#include "vision/observe_table.h"

#include <gtest/gtest.h>
#include <map>
#include <opencv2/imgproc.hpp>

/// Tests that the colours of the kit's paper stones, laid on its board and photographed, are read.
namespace umpire {
namespace {

constexpr Millimetres kBoardCell = 31_mm;
constexpr Millimetres kBoardBorder = 5_mm;
constexpr int kColumns = 8;
constexpr int kRows = 7;

std::string nameOf(int column, int row) {
    return std::string(1, char('a' + column)) + std::to_string(row + 1);
}

cv::Point pixelOf(const cv::Mat& picture, TablePoint place) {
    return {cvRound(place.x.value() * kDotsAMillimetre),
            picture.rows - cvRound(place.y.value() * kDotsAMillimetre)};
}

/// Lays the disc as scissors cut it, without the paper around it.
void layDisc(cv::Mat& board, const cv::Mat& page, const PrintedDisc& disc, TablePoint where) {
    const int radius = int(disc.diameter.value() / 2 * kDotsAMillimetre);
    const cv::Size size(2 * radius + 1, 2 * radius + 1);
    const cv::Point corner(radius, radius);
    cv::Mat mask(size, CV_8UC1, cv::Scalar(0));
    cv::circle(mask, corner, radius, cv::Scalar(255), cv::FILLED);
    page(cv::Rect(pixelOf(page, disc.center) - corner, size))
        .copyTo(board(cv::Rect(pixelOf(board, where) - corner, size)), mask);
}

TEST(PrintedStones, AreReadInTheirColoursOnThePrintedBoard) {
    const PrintedKit kit = kitOf("murus-gallicus", kAllVariants);
    const std::vector<cv::Mat> pages = rasterised(kit, Ink::Colour);
    cv::Mat board = glued(kit, pages, 0);
    std::map<std::string, StoneColour> truth;
    for (std::size_t page = 0; page < kit.pages.size(); ++page) {
        const auto& discs = kit.pages[page].discs;
        for (std::size_t i = 0; i < discs.size(); i += 3) { // stones, and tops of stacks
            const int cell = int(truth.size()) * 2 + int(truth.size()) / 4 % 2;
            const int column = cell % kColumns;
            const int row = cell / kColumns;
            if (row >= kRows) {
                break;
            }
            const TablePoint middle = {kBoardBorder + kBoardCell * (column + 0.5),
                                       kBoardBorder + kBoardCell * (row + 0.5)};
            layDisc(board, pages[page], discs[i], middle);
            truth[nameOf(column, row)] =
                discs[i].colour == PrintedColour::Light ? StoneColour::Light : StoneColour::Dark;
        }
    }
    ASSERT_GT(truth.size(), 24U);
    const Sheet sheet = laidInTheMiddle(board, 0_deg);
    for (const Sight& sight : {Sight{0.5, 15_deg, 0_deg}, Sight{0.5, 30_deg, 0_deg}}) {
        const Scene scene = sceneOf({sheet}, sight, 5);
        ObserveOptions options;
        options.detectors = {Detector::Stones};
        options.board = BoardPlacement{
            "murus-gallicus", sheet.onTable({kBoardBorder, kBoardBorder}), kBoardCell, 8, 7};
        const auto seen = observeTable(Frame{scene.image}, scene.found, options);
        std::map<std::string, StoneColour> read;
        for (const Stone& stone : seen.stones) {
            read[stone.cell] = stone.colour;
        }
        EXPECT_EQ(read, truth) << "tilt " << degreesFromRadians(sight.tilt);
    }
}

} // namespace
} // namespace umpire
