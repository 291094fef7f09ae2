// Tests whether a table file's board lies where its lines are seen, and the search for a board that
// no file names. The boards are drawn on the board's plane and on a table.
#include "tests/vision/painted_table.h"
#include "vision/boards/find_board.h"
#include "vision/stones/board_fit.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>
#include <regex>

namespace umpire::stones {
using boards::findBoards;

namespace {

constexpr int kCell = StoneLabels::kCellPixels;
constexpr int kMargin = StoneLabels::kMarginPixels;
const BoardPlacement kTestedBoard{"murus-gallicus", {180_mm, 110_mm}, 40_mm, 6, 5};

/// The true board, in pixels of the plane that the table file's board gives.
struct Painted {
    cv::Point2d aside{0, 0}; ///< x right, y away from side A, in cells
    double cell = kCell;
    int columns = 6;
    int rows = 5;
    double contrast = 25; ///< between the two colours of its squares, in grey levels
};

StoneLabels planeWith(const Painted& painted) {
    StoneLabels labels;
    labels.grid.pixelsPerMm = kCell / kTestedBoard.cell.value();
    labels.grid.size = {6 * kCell + 2 * kMargin, 5 * kCell + 2 * kMargin};
    labels.plane = cv::Mat(labels.grid.size, CV_8UC3, cv::Scalar::all(90));
    for (int row = 0; row < painted.rows; ++row) {
        for (int column = 0; column < painted.columns; ++column) {
            const double left = kMargin + painted.aside.x * kCell + column * painted.cell;
            const double low =
                labels.grid.size.height - kMargin - painted.aside.y * kCell - row * painted.cell;
            const double tone = 140 + ((row + column) % 2 == 0 ? painted.contrast : 0.0);
            cv::rectangle(labels.plane, cv::Point2d(left, low - painted.cell),
                          cv::Point2d(left + painted.cell - 1, low - 1), cv::Scalar::all(tone),
                          cv::FILLED);
        }
    }
    cv::Mat noise(labels.plane.size(), CV_16SC3), noisy;
    cv::RNG random(3);
    random.fill(noise, cv::RNG::NORMAL, 0, 4);
    labels.plane.convertTo(noisy, CV_16SC3);
    noisy += noise;
    noisy.convertTo(labels.plane, CV_8UC3);
    return labels;
}

std::vector<std::string> misfitsOf(const Painted& painted) {
    std::vector<std::string> misfits;
    for (const Message& each : boardMisfits(planeWith(painted), kTestedBoard)) {
        misfits.push_back(english(each));
    }
    return misfits;
}

TEST(BoardMisfits, AreNoneWhereTheBoardLiesAsTheTableFileSays) {
    EXPECT_EQ(misfitsOf({}), std::vector<std::string>());
    EXPECT_EQ(misfitsOf({.aside = {0.05, -0.05}}), std::vector<std::string>());
}

/// "the board's lines lie about 12 mm farther right than …": 12 and "farther right".
struct Misfit {
    int millimetres = 0;
    std::string way;
};

Misfit onlyMisfit(const Painted& painted) {
    const std::vector<std::string> warnings = misfitsOf(painted);
    std::smatch parts;
    const std::regex form("the board's lines lie about (\\d+) mm (.*) than the table file has them:"
                          " check origin_mm and cell_mm");
    if (warnings.size() != 1 || !std::regex_match(warnings[0], parts, form)) {
        return {};
    }
    return {std::stoi(parts[1]), parts[2]};
}

TEST(BoardMisfits, SayHowFarAndWhichWayTheLinesAreOff) {
    const Misfit right = onlyMisfit({.aside = {0.3, 0}});
    EXPECT_EQ(right.way, "farther right");
    EXPECT_NEAR(right.millimetres, 12, 3);
    const Misfit left = onlyMisfit({.aside = {-0.25, 0}});
    EXPECT_EQ(left.way, "farther left");
    EXPECT_NEAR(left.millimetres, 10, 3);
    const Misfit near = onlyMisfit({.aside = {0, -0.25}});
    EXPECT_EQ(near.way, "nearer to side A");
    EXPECT_NEAR(near.millimetres, 10, 3);
    EXPECT_EQ(onlyMisfit({.aside = {0, 0.3}}).way, "farther from side A");
}

TEST(BoardMisfits, TellABoardOfFewerCells) {
    EXPECT_EQ(misfitsOf({.columns = 5}),
              std::vector<std::string>({"the board ends before the right edge that the table file "
                                        "gives it: check origin_mm, cols and rows"}));
    EXPECT_EQ(misfitsOf({.rows = 4}),
              std::vector<std::string>({"the board ends before the far edge that the table file "
                                        "gives it: check origin_mm, cols and rows"}));
}

TEST(BoardMisfits, TellWhereNoBoardIsSeen) {
    EXPECT_EQ(misfitsOf({.columns = 0}),
              std::vector<std::string>({"no lines of a board are seen where the table file has "
                                        "one: check its place, or the light"}));
    EXPECT_FALSE(misfitsOf({.cell = kCell * 0.83}).empty());
}

struct Checks {
    cv::Point2d corner{230, 156}; ///< lower left, mm
    int columns = 5;
    int rows = 4;
    cv::Scalar odd{40, 40, 40};
    cv::Scalar even{230, 230, 230};
    int hidden = 0; ///< far rows that pieces cover, but for the far edge
    bool hasHiddenEdge = false;
};
constexpr double kSide = 28.0; // side of a cell in mm

cv::Mat tableWith(const std::vector<Checks>& boards, const TableView& view) {
    painted::Painter painter(view, {70, 110, 150});
    for (const Checks& board : boards) {
        for (int row = 0; row < board.rows; ++row) {
            for (int column = 0; column < board.columns; ++column) {
                const double x = board.corner.x + kSide * column;
                const double y = board.corner.y + kSide * row;
                painter.fill(
                    {{x, y, 0}, {x + kSide, y, 0}, {x + kSide, y + kSide, 0}, {x, y + kSide, 0}},
                    (row + column) % 2 == 0 ? board.even : board.odd);
            }
        }
        for (int column = 0; column < board.columns && board.hidden > 0; ++column) {
            const double x = board.corner.x + kSide * column;
            const double near = board.corner.y + kSide * (board.rows - board.hidden) + 3;
            const double far = board.corner.y + kSide * board.rows + (board.hasHiddenEdge ? 4 : -3);
            painter.fill({{x - 2, near, 0},
                          {x + kSide - 7, near, 0},
                          {x + kSide - 7, far, 0},
                          {x - 2, far, 0}},
                         {60, 60, 110});
        }
    }
    return painter.taken();
}

void expectSame(const BoardPlacement& found, const Checks& truth) {
    EXPECT_EQ(found.columns, truth.columns);
    EXPECT_EQ(found.rows, truth.rows);
    EXPECT_NEAR(found.cell.value(), kSide, 0.4);
    EXPECT_NEAR(found.origin.x.value(), truth.corner.x, 1.5);
    EXPECT_NEAR(found.origin.y.value(), truth.corner.y, 1.5);
}

TEST(FindBoards, TakeTheirPlaceFromChecksOfAnyColours) {
    const TableView view = painted::tiltedView(25);
    for (const auto& [odd, even] :
         {std::pair(cv::Scalar(40, 40, 40), cv::Scalar(230, 230, 230)),
          std::pair(cv::Scalar(60, 60, 200), cv::Scalar(60, 160, 60)),
          std::pair(cv::Scalar(190, 200, 200), cv::Scalar(165, 175, 175))}) {
        const Checks checks{.odd = odd, .even = even};
        const auto boards = findBoards(tableWith({checks}, view), view);
        ASSERT_EQ(boards.size(), 1U) << odd << even;
        expectSame(boards[0], checks);
    }
}

TEST(FindBoards, OfAKnownSizeHaveTheRowsThatPiecesHide) {
    const TableView view = painted::tiltedView(25);
    for (const Checks& checks : {Checks{.hidden = 1, .hasHiddenEdge = true},
                                 Checks{.corner = {230, 152}, .rows = 5, .hidden = 2}}) {
        const cv::Mat table = tableWith({checks}, view);
        const auto seen = findBoards(table, view);
        ASSERT_EQ(seen.size(), 1U);
        EXPECT_LT(seen[0].rows, checks.rows);
        const auto whole = findBoards(table, view, cv::Size(checks.columns, checks.rows));
        ASSERT_EQ(whole.size(), 1U) << checks.hidden;
        expectSame(whole[0], checks);
    }
}

TEST(FindBoards, OfAnotherSizeAreLeftOut) {
    const TableView view = painted::tiltedView(25);
    const cv::Mat table = tableWith({Checks()}, view);
    EXPECT_EQ(findBoards(table, view, cv::Size(5, 4)).size(), 1U);
    for (const cv::Size other : {cv::Size(5, 5), cv::Size(6, 4), cv::Size(5, 10), cv::Size(4, 4)}) {
        EXPECT_TRUE(findBoards(table, view, other).empty()) << other;
    }
}

TEST(FindBoards, SeeNoneOnABareTable) {
    const TableView view = painted::tiltedView(25);
    EXPECT_TRUE(findBoards(tableWith({}, view), view).empty());
}

TEST(FindBoards, SeeWhereThereIsMoreThanOne) {
    const TableView view = painted::tiltedView(25);
    const Checks left{.corner = {208, 160}, .columns = 3, .rows = 3};
    const Checks right{.corner = {309, 172},
                       .columns = 3,
                       .rows = 3,
                       .odd = {90, 60, 40},
                       .even = {160, 200, 210}};
    auto boards = findBoards(tableWith({left, right}, view), view);
    ASSERT_EQ(boards.size(), 2U);
    std::ranges::sort(boards, {}, [](const BoardPlacement& board) { return board.origin.x; });
    expectSame(boards[0], left);
    expectSame(boards[1], right);
}

} // namespace
} // namespace umpire::stones
