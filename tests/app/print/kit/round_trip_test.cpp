#include "calibration/measure/calibrate_camera.h"
#include "calibration/measure/register_table.h"
#include "tests/app/print/kit/kit_scene.h"
#include "tests/calibration/rendered_table.h"

#include <gtest/gtest.h>
#include <opencv2/calib3d.hpp>
#include <opencv2/imgproc.hpp>

/// Tests that printed sheets, laid on a table and photographed, are read back.
namespace umpire {
namespace {

TEST(PrintedPages, MeasureTrueAndLeaveTheMarginWhite) {
    for (const char* what : {"tags", "charuco", "ruler", "certificate", "war-galley",
                             "murus-gallicus", "triremes", "naval-battle", "buda-1686"}) {
        const PrintedKit kit = kitOf(what);
        const std::vector<cv::Mat> pages = rasterised(kit);
        ASSERT_EQ(pages.size(), kit.pages.size()) << what;
        for (const cv::Mat& page : pages) {
            const int margin = int(6 * kDotsAMillimetre);
            cv::Mat edge = page.clone();
            edge(cv::Rect(margin, margin, page.cols - 2 * margin, page.rows - 2 * margin)) = 255;
            double darkest = 0;
            cv::minMaxLoc(edge, &darkest);
            EXPECT_EQ(darkest, 255) << what;
            // Nothing else is printed between the line and the tops of its two end marks.
            const bool narrow = page.cols > page.rows;
            const int row = page.rows - int((narrow ? 8.6 : 11.2) * kDotsAMillimetre);
            cv::Mat ends;
            cv::reduce(255 - page.rowRange(row, row + 2), ends, 0, cv::REDUCE_AVG, CV_64F);
            const auto endNear = [&](int from, int to) {
                const cv::Mat part = ends.colRange(from, to);
                double sum = 0;
                double moment = 0;
                for (int i = 0; i < part.cols; ++i) {
                    sum += part.at<double>(i);
                    moment += part.at<double>(i) * (from + i);
                }
                return sum > 0 ? moment / sum : 0.0;
            };
            const double left = endNear(margin, int(20 * kDotsAMillimetre));
            const double right =
                endNear(int(105 * kDotsAMillimetre), int(111.5 * kDotsAMillimetre));
            EXPECT_NEAR((right - left) / kDotsAMillimetre, 100.0, 0.1) << what;
        }
    }
}

TEST(PrintedTags, PlaceTheTableWithinAMillimetre) {
    for (const Sight& sight :
         {Sight{0.4, 0_deg, 0_deg}, Sight{0.55, 25_deg, 0_deg}, Sight{0.7, 45_deg, 180_deg}}) {
        const Scene scene = sceneOf({}, sight, 1);
        EXPECT_LT(worstDifference(scene.truth, scene.found, 0_mm), 1_mm) << sight.pixelMm;
    }
}

/// Returns the distance from there to the darkest column within 1.5 mm to the left and right.
Millimetres lineBeside(const cv::Mat& board, Millimetres fromLeft, Millimetres fromTop) {
    const int y = int(fromTop.value() * kDotsAMillimetre);
    const int x = int(fromLeft.value() * kDotsAMillimetre);
    const int reach = int(1.5 * kDotsAMillimetre);
    int darkest = std::max(0, x - reach);
    for (int i = darkest; i <= std::min(board.cols - 1, x + reach); ++i) {
        darkest = board.at<uchar>(y, i) < board.at<uchar>(y, darkest) ? i : darkest;
    }
    return abs(Millimetres((darkest + 0.5) / kDotsAMillimetre) - fromLeft);
}

TEST(PrintedBoards, HaveTheirLinesWhereTheSquaresEndAcrossAllSheets) {
    struct Lines {
        const char* what;
        Millimetres border;
        Millimetres square;
        cv::Size squares;
    };
    for (const Lines& lines : {Lines{"naval-battle", 0_mm, 22.5_mm, {16, 20}},
                               Lines{"triremes", 6_mm, 10_mm, {12, 20}}}) {
        const PrintedKit kit = kitOf(lines.what);
        const cv::Mat board = glued(kit, rasterised(kit), 0);
        const Millimetres wide = lines.square * lines.squares.width + lines.border * 2;
        EXPECT_NEAR(board.cols / kDotsAMillimetre, wide.value(), 0.3);
        for (int row = 0; row < lines.squares.height; ++row) {
            const Millimetres y = lines.border + lines.square * (row + 0.35);
            for (int column = 1; column < lines.squares.width; ++column) {
                const Millimetres x = lines.border + lines.square * column;
                EXPECT_LT(lineBeside(board, x, y), 0.5_mm)
                    << lines.what << ", column " << column << ", row from the top " << row;
            }
        }
    }
}

TEST(PrintedBoards, OfMurusGallicusAreSeenWithinAMillimetre) {
    constexpr Millimetres kBoardSquare = 31_mm;
    constexpr Millimetres kBorder = 5_mm;
    const PrintedKit kit = kitOf("murus-gallicus", kAllVariants);
    const std::vector<cv::Mat> pages = rasterised(kit);
    const std::array<std::pair<std::size_t, int>, 2> boards = {{{3, 7}, {5, 8}}};
    for (const auto& [firstPage, rows] : boards) {
        const Sheet board = laidInTheMiddle(glued(kit, pages, firstPage), 0_deg);
        const Scene scene = sceneOf({board}, {0.6, 30_deg, 0_deg}, 1);
        const RectifiedGrid grid = gridOver(scene.found, 2.0, kTagThickness, 0_mm);
        cv::Mat seen;
        cv::cvtColor(rectify(scene.image, scene.found, grid), seen, cv::COLOR_BGR2GRAY);
        std::vector<cv::Point2f> corners;
        ASSERT_TRUE(cv::findChessboardCorners(seen, {7, rows - 1}, corners)) << rows;
        cv::cornerSubPix(seen, corners, {5, 5}, {-1, -1},
                         cv::TermCriteria(cv::TermCriteria::COUNT, 30, 0));
        for (int row = 1; row < rows; ++row) {
            for (int column = 1; column < 8; ++column) {
                const cv::Point2f there = grid.gridAt(
                    board.onTable({kBorder + kBoardSquare * column, kBorder + kBoardSquare * row}));
                double nearest = 1e9;
                for (const cv::Point2f& corner : corners) {
                    nearest = std::min(nearest, cv::norm(corner - there) / grid.pixelsPerMm);
                }
                EXPECT_LT(nearest, 1.0) << rows << " rows, corner " << column << ", " << row;
            }
        }
    }
}

TEST(PrintedCharuco, IsTheBoardThatCalibratesTheCamera) {
    const PrintedKit kit = kitOf("charuco");
    const std::vector<cv::Mat> pages = rasterised(kit);
    ASSERT_EQ(pages.size(), 1U);
    std::vector<BoardSighting> sightings;
    int number = 0;
    for (const double tilt : {0.0, 20.0, 35.0, 45.0, 30.0}) {
        const Sight sight{0.4 + 0.03 * number, radiansFromDegrees(tilt),
                          radiansFromDegrees(77.0 * number)};
        CameraIntrinsics camera = viewOf({0.45, {}, {}}).camera;
        TableView view = testView(camera, sight.tilt, sight.turn);
        view.translation[2] += 40.0 * number;
        view.translation[0] += 60.0 * (number % 3 - 1);
        const Sheet page = laidInTheMiddle(pages[0], 7_deg);
        const cv::Mat image = photographed(view, {page}, unsigned(number));
        const auto found = findBoard(image, std::to_string(number), CalibrationBoard{});
        ASSERT_TRUE(found);
        EXPECT_EQ(found->seen.size(), 24U); // all inner corners
        sightings.push_back(*found);
        ++number;
    }
    const auto calibrated = calibrateCamera(sightings);
    ASSERT_TRUE(calibrated) << english(calibrated.error().message);
    const double truth = kDistanceMm / 0.45;
    EXPECT_NEAR(calibrated->camera.fx / truth, 1.0, 0.01);
    EXPECT_LT(calibrated->rms, 0.3_px);
}

} // namespace
} // namespace umpire
