#include "tests/vision/rendered_codes.h"
#include "vision/tokens/find_tokens.h"

#include <gmock/gmock.h>
#include <opencv2/imgproc.hpp>

namespace umpire::tokens {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::ResultOf;

constexpr double kPerMm = 8.0; // resolution of a painting
const cv::Scalar kRed(40, 40, 190), kBlue(170, 90, 30), kWhite(225, 225, 225), kBlack(35, 35, 35);

enum class Print { Plain, Chequered };

/// A board of 10 x 8 cells of 10 mm that starts at (20, 15) mm, on a table of 140 x 110 mm.
struct PaintedBoard {
    BoardPlacement placement{"triremes", {20_mm, 15_mm}, 10_mm, 10, 8};
    cv::Mat table;
    rendered::Shot shot;

    explicit PaintedBoard(Print print) : table(880, 1120, CV_8UC3, cv::Scalar(90, 120, 150)) {
        shot.size = {360, 280};
        for (int row = 0; row < 8; ++row) {
            for (int column = 0; column < 10; ++column) {
                const cv::Rect cell(at({20.0 + 10 * column, 25.0 + 10 * row}), cv::Size(80, 80));
                const bool dark = print == Print::Chequered && (row + column) % 2 == 0;
                cv::rectangle(table, cell, cv::Scalar::all(dark ? 110 : 190), cv::FILLED);
                cv::rectangle(table, cell, cv::Scalar::all(90), 3);
            }
        }
    }

    static cv::Point at(cv::Point2d mm) {
        return {int(std::lround(mm.x * kPerMm)), int(std::lround((110 - mm.y) * kPerMm))};
    }
    void disc(cv::Point2d mm, double radius, cv::Scalar colour) {
        cv::circle(table, at(mm), int(radius * kPerMm), colour, cv::FILLED);
    }
    void fill(const std::vector<cv::Point2d>& corners, cv::Scalar colour) {
        std::vector<cv::Point> points;
        for (const cv::Point2d& corner : corners) {
            points.push_back(at(corner));
        }
        cv::fillPoly(table, std::vector<std::vector<cv::Point>>{points}, colour);
    }
    void box(cv::Point2d mm, cv::Size2d size, cv::Scalar colour) {
        const double w = size.width / 2, h = size.height / 2;
        fill({{mm.x - w, mm.y - h},
              {mm.x + w, mm.y - h},
              {mm.x + w, mm.y + h},
              {mm.x - w, mm.y + h}},
             colour);
    }
    [[nodiscard]] TableView view() const {
        return rendered::viewOf(shot, {70_mm, 55_mm}, 140_mm, 110_mm);
    }
    [[nodiscard]] cv::Mat taken() const { return rendered::taken(table, view(), shot); }
    [[nodiscard]] TokensSeen seen(const std::vector<TablePoint>& notTokens = {}) const {
        return findTokens({taken(), std::nullopt, placement, notTokens}, view());
    }
};

TEST(FindTokens, TellsShapeColourAndCells) {
    PaintedBoard board(Print::Plain);
    board.disc({35, 30}, 4.0, kRed);
    board.box({65, 50}, {8, 8}, kBlue);
    board.box({90, 70}, {18, 8}, kBlack);
    const TokensSeen seen = board.seen();
    ASSERT_EQ(seen.tokens.size(), 3U);
    EXPECT_EQ(seen.tokens[0].shape, TokenShape::Round);
    EXPECT_EQ(seen.tokens[0].colour, "red");
    EXPECT_THAT(seen.tokens[0].cells, ElementsAre("b2"));
    EXPECT_EQ(seen.tokens[1].shape, TokenShape::Square);
    EXPECT_EQ(seen.tokens[1].colour, "blue");
    EXPECT_THAT(seen.tokens[1].cells, ElementsAre("e4"));
    EXPECT_LT(distance(seen.tokens[1].center, {65_mm, 50_mm}), 1_mm);
    EXPECT_EQ(seen.tokens[2].shape, TokenShape::Oblong);
    EXPECT_EQ(seen.tokens[2].colour, "black");
    EXPECT_THAT(seen.tokens[2].cells, ElementsAre("g6", "h6"));
    EXPECT_EQ(seen.tokens[2].heading, std::nullopt);
    EXPECT_THAT(seen.warnings, IsEmpty());
}

TEST(FindTokens, SeesThemTiltedOnAChequeredBoardInUnevenLight) {
    PaintedBoard board(Print::Chequered);
    board.shot.tilt = 40_deg;
    board.shot.lightFrom = 0.85;
    board.disc({35, 30}, 4.0, kWhite);
    board.box({95, 80}, {8, 8}, kRed);
    const TokensSeen seen = board.seen();
    ASSERT_EQ(seen.tokens.size(), 2U);
    EXPECT_EQ(seen.tokens[0].colour, "white");
    EXPECT_THAT(seen.tokens[0].cells, ElementsAre("b2"));
    EXPECT_EQ(seen.tokens[1].colour, "red");
    EXPECT_THAT(seen.tokens[1].cells, ElementsAre("h7"));
}

TEST(FindTokens, HeadTowardsTheirPointedEnd) {
    PaintedBoard board(Print::Plain);
    // a ship of two cells that points to the left
    board.fill({{61, 60}, {67, 64}, {79, 64}, {79, 56}, {67, 56}}, kRed);
    const TokensSeen seen = board.seen();
    ASSERT_EQ(seen.tokens.size(), 1U);
    EXPECT_THAT(seen.tokens[0].cells, ElementsAre("e5", "f5"));
    ASSERT_TRUE(seen.tokens[0].heading.has_value());
    EXPECT_LT(abs(normalized(*seen.tokens[0].heading - 180_deg)), 6_deg);
}

TEST(FindTokens, SayWhichCellsATokenOnALineMayBelongTo) {
    PaintedBoard board(Print::Plain);
    board.disc({50, 60}, 4.0, kRed);
    const TokensSeen seen = board.seen();
    ASSERT_EQ(seen.tokens.size(), 1U);
    EXPECT_THAT(seen.warnings,
                ElementsAre(ResultOf(english, AllOf(HasSubstr("c5"), HasSubstr("d5")))));
}

TEST(FindTokens, LeaveOutWhatIsKnownToBeSomethingElse) {
    PaintedBoard board(Print::Plain);
    board.box({65, 50}, {8, 8}, kBlack);
    EXPECT_EQ(board.seen().tokens.size(), 1U);
    EXPECT_THAT(board.seen({{65_mm, 50_mm}}).tokens, IsEmpty());
}

TEST(FindTokens, FindNothingOnAnEmptyBoard) {
    EXPECT_THAT(PaintedBoard(Print::Plain).seen().tokens, IsEmpty());
    EXPECT_THAT(PaintedBoard(Print::Chequered).seen().tokens, IsEmpty());
}

TEST(FindTokens, KnowAnIslandOnTheMapFromATokenByThePictureBefore) {
    PaintedBoard board(Print::Plain);
    board.box({65, 50}, {9, 9}, cv::Scalar(60, 150, 90)); // printed
    const cv::Mat empty = board.taken();
    board.disc({35, 30}, 4.0, kRed);
    const TokensSeen seen = findTokens({board.taken(), empty, board.placement, {}}, board.view());
    ASSERT_EQ(seen.tokens.size(), 1U);
    EXPECT_EQ(seen.tokens[0].colour, "red");
}

TEST(TokenColour, IsWhatPeopleCallIt) {
    EXPECT_EQ(colourName({15, 2, 1}), "black");
    EXPECT_EQ(colourName({50, 3, -4}), "grey");
    EXPECT_EQ(colourName({88, 1, 10}), "white");
    EXPECT_EQ(colourName({45, 60, 40}), "red");
    EXPECT_EQ(colourName({40, 18, 30}), "brown");
    EXPECT_EQ(colourName({70, 30, 65}), "orange");
    EXPECT_EQ(colourName({85, 0, 75}), "yellow");
    EXPECT_EQ(colourName({50, -45, 30}), "green");
    EXPECT_EQ(colourName({40, 10, -50}), "blue");
    EXPECT_EQ(colourName({40, 45, -40}), "purple");
}

TEST(CellName, GoesOnAfterZ) {
    EXPECT_EQ(cellName(0, 0), "a1");
    EXPECT_EQ(cellName(25, 9), "z10");
    EXPECT_EQ(cellName(26, 0), "aa1");
    EXPECT_EQ(cellName(53, 0), "bb1");
}

} // namespace
} // namespace umpire::tokens
