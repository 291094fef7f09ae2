// Tests the geometry alone, in millimetres: stacks of known size and place on a board whose labels
// are drawn instead of recognised.
#include "tests/vision/painted_table.h"
#include "vision/stones/find_stones.h"
#include "vision/stones/stone_colours.h"
#include "vision/stones/stone_fit.h"
#include "vision/stones/stone_heights.h"
#include "vision/stones/stone_window.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <numeric>
#include <opencv2/imgproc.hpp>

namespace umpire::stones {
namespace {

constexpr double kDiameter = 29.0; // mm
constexpr double kThickness = 8.0;

struct Laid {
    cv::Point cell;
    int high = 1;
    StoneColour colour = StoneColour::Light;
    cv::Point2d aside{0, 0}; ///< mm from the cell's middle, x right and y away
};

/// Six by five cells of 40 mm in the middle of the table.
const BoardPlacement kBoard{"murus-gallicus", {180_mm, 110_mm}, 40_mm, 6, 5};

TablePoint footOf(const Laid& laid) {
    return kBoard.origin +
           TablePoint{kBoard.cell * (laid.cell.x + 0.5) + Millimetres(laid.aside.x),
                      kBoard.cell * (laid.cell.y + 0.5) + Millimetres(laid.aside.y)};
}

/// The labels that a net would give that is right to half a pixel and never quite sure.
class Drawn {
public:
    explicit Drawn(double tilt) : view_(painted::tiltedView(tilt)) {
        const double perMm = StoneLabels::kCellPixels / kBoard.cell.value();
        const Millimetres margin((StoneLabels::kMarginPixels - 0.5) / perMm);
        labels_.grid = {kBoard.origin - TablePoint{margin, margin},
                        perMm,
                        {6 * StoneLabels::kCellPixels + 2 * StoneLabels::kMarginPixels,
                         5 * StoneLabels::kCellPixels + 2 * StoneLabels::kMarginPixels},
                        0_mm};
    }

    StoneLabels with(std::vector<Laid> stacks) {
        const TablePoint3 eye = cameraCenter(view_);
        std::ranges::sort(stacks, std::ranges::greater{}, [&](const Laid& laid) {
            return distance(footOf(laid), {eye.x, eye.y}).value();
        });
        constexpr int kFiner = 4;
        cv::Mat picture = cv::Mat::zeros(labels_.grid.size * kFiner, CV_8U);
        for (const Laid& laid : stacks) {
            draw(picture, laid, kFiner);
        }
        for (int label = 0; label < kStoneLabels; ++label) {
            cv::Mat share;
            cv::resize(picture == label, share, labels_.grid.size, 0, 0, cv::INTER_AREA);
            share.convertTo(share, CV_32F, 0.96 / 255, 0.01);
            cv::GaussianBlur(share, share, {}, 0.7);
            cv::log(share, labels_.logChance[std::size_t(label)]);
        }
        return labels_;
    }
    [[nodiscard]] const TableView& view() const { return view_; }

private:
    /// Draws a stack independently of the program: the side is every disc between foot and top.
    void draw(cv::Mat& picture, const Laid& laid, int finer) const {
        const bool light = laid.colour == StoneColour::Light;
        const double top = laid.high * kThickness;
        for (double z = 0; z <= top; z += 0.25) {
            const bool isTop = z + 0.25 > top;
            const StoneLabel label = light ? (isTop ? StoneLabel::LightTop : StoneLabel::LightSide)
                                           : (isTop ? StoneLabel::DarkTop : StoneLabel::DarkSide);
            std::vector<cv::Point> outline;
            for (int k = 0; k < 60; ++k) {
                const TablePoint rim =
                    footOf(laid) + along(radiansFromDegrees(6.0 * k), Millimetres(kDiameter / 2));
                const auto seen =
                    tableFromImage(view_, imageFromTable(view_, {rim.x, rim.y, Millimetres(z)}));
                const cv::Point2d at = labels_.grid.gridAt(*seen);
                outline.emplace_back(int(std::lround((at.x + 0.5) * finer - 0.5)),
                                     int(std::lround((at.y + 0.5) * finer - 0.5)));
            }
            cv::fillConvexPoly(picture, outline, cv::Scalar(double(label)));
        }
    }

    TableView view_;
    StoneLabels labels_;
};

const FittedStack* on(const FittedStones& fitted, cv::Point cell) {
    const auto found = std::ranges::find(fitted.stacks, cell, &FittedStack::cell);
    return found == fitted.stacks.end() ? nullptr : &*found;
}

/// Some of each height, several off their middles, two that touch.
const std::vector<Laid> kPosition = {
    {{0, 0}, 1, StoneColour::Light, {0, 0}},   {{2, 0}, 2, StoneColour::Dark, {4, -3}},
    {{3, 1}, 3, StoneColour::Light, {-2, 5}},  {{3, 2}, 1, StoneColour::Dark, {0, -1}},
    {{5, 4}, 2, StoneColour::Light, {3, 3}},   {{1, 3}, 1, StoneColour::Light, {5, 0}},
    {{2, 3}, 2, StoneColour::Dark, {-5.5, 0}}, {{4, 3}, 3, StoneColour::Dark, {0, 0}},
};

class StoneFit : public ::testing::TestWithParam<double> {};

TEST_P(StoneFit, FindsEachStackOnItsCellInItsColourAndToTwoMillimetres) {
    Drawn drawn(GetParam());
    const StoneLabels labels = drawn.with(kPosition);
    const FittedStones fitted = fitStones(labels, drawn.view());
    EXPECT_EQ(fitted.stacks.size(), kPosition.size());
    EXPECT_NEAR(2 * fitted.radius / labels.grid.pixelsPerMm, kDiameter, 0.8);
    for (const Laid& laid : kPosition) {
        const FittedStack* stack = on(fitted, laid.cell);
        ASSERT_NE(stack, nullptr) << cellName(laid.cell.x, laid.cell.y);
        EXPECT_EQ(stack->colour, laid.colour);
        const TablePoint foot = labels.grid.tableAt(stack->base.x, stack->base.y);
        EXPECT_LT(distance(foot, footOf(laid)), 2_mm) << cellName(laid.cell.x, laid.cell.y);
        EXPECT_NEAR(stack->height / labels.grid.pixelsPerMm, laid.high * kThickness,
                    0.3 * kThickness);
    }
}

INSTANTIATE_TEST_SUITE_P(Tilts, StoneFit, ::testing::Values(20.0, 35.0, 45.0));

/// Returns the evidence for stacks of these heights, with stones 0.25 diameters thick, shifted by
/// `slope`.
std::vector<StackEvidence> seenStacks(const std::vector<int>& heights, double slope) {
    constexpr double kEye = 20; // diameters over the board
    std::vector<StackEvidence> stacks;
    for (const int high : heights) {
        const double spread = 1 / (1 - 0.25 * high / kEye);
        const double seen = 0.25 * high - 0.03; // the lowest edge is rounded
        stacks.push_back({StoneColour::Light, kEye, SeenLean{seen * slope * spread, slope},
                          TopSize{std::log(spread) + 0.02}, // and the fitted top is too small
                          std::nullopt});
    }
    return stacks;
}

std::vector<HeightChances> chancesOf(const std::vector<StackEvidence>& stacks) {
    return stackHeights(stacks).chances;
}

TEST(StoneHeights, FollowFromOneThicknessOfAllStones) {
    const std::vector<int> heights = {1, 2, 1, 3, 2, 1, 2};
    const std::vector<HeightChances> chances = chancesOf(seenStacks(heights, 0.4));
    ASSERT_EQ(chances.size(), heights.size());
    for (std::size_t k = 0; k < heights.size(); ++k) {
        EXPECT_NEAR(std::accumulate(chances[k].begin(), chances[k].end(), 0.0), 1.0, 1e-9);
        EXPECT_GT(chances[k][std::size_t(heights[k] - 1)], 0.8) << "stack " << k;
    }
}

TEST(StoneHeights, AllowForStonesThatSlippedOnOthersButNotOnTheBoard) {
    std::vector<StackEvidence> stacks = seenStacks({1, 1, 1, 1, 1, 2, 2, 2, 2}, 0.4);
    stacks.back().lean->length -= 0.045; // two stones, the upper one shifted towards the camera
    EXPECT_GT(chancesOf(stacks).back()[1], 0.5);
}

TEST(StoneHeights, FollowFromTheTopsSizesStraightFromAbove) {
    const std::vector<int> heights = {1, 3, 1, 3, 1, 1, 3};
    const std::vector<HeightChances> chances = chancesOf(seenStacks(heights, 0.0));
    for (std::size_t k = 0; k < heights.size(); ++k) {
        EXPECT_LT(chances[k][std::size_t(3 - heights[k])], 0.25) << "stack " << k;
    }
}

/// Returns stacks seen straight from above, with only shadows, of which each stone makes 0.2
/// diameters.
std::vector<StackEvidence> shadedStacks(const std::vector<int>& heights) {
    std::vector<StackEvidence> stacks = seenStacks(heights, 0.0);
    for (std::size_t k = 0; k < stacks.size(); ++k) {
        stacks[k].size.reset();
        stacks[k].shadow = SeenShadow{cv::Point2d(0.6, -0.8) * 0.2 * heights[k], 0.01};
    }
    return stacks;
}

TEST(StoneHeights, FollowFromTheShadowsStraightFromAbove) {
    const std::vector<int> heights = {1, 2, 1, 3, 2, 1, 2, 3, 1, 2};
    const std::vector<HeightChances> chances = chancesOf(shadedStacks(heights));
    for (std::size_t k = 0; k < heights.size(); ++k) {
        EXPECT_GT(chances[k][std::size_t(heights[k] - 1)], 0.6) << "stack " << k;
    }
}

TEST(StoneHeights, DoNotFollowFromAShadowThatFallsAnotherWay) {
    std::vector<StackEvidence> stacks = shadedStacks({1, 1, 2, 2, 3, 3, 1, 2});
    stacks.back().shadow->offset = {0.3, 0.2};
    EXPECT_LT(*std::ranges::max_element(chancesOf(stacks).back()), 0.6);
}

TEST(StoneHeights, OfStacksThatAreAllAlikeFollowFromAThicknessThatIsKnown) {
    const std::vector<StackEvidence> stacks = seenStacks({2, 2, 2}, 0.4);
    EXPECT_GT(stackHeights(stacks, 0.25).chances[0][1], 0.95);
    EXPECT_GT(stackHeights(stacks, 0.46).chances[0][0], 0.95);
    EXPECT_NEAR(stackHeights(stacks, 0.25).thickness, 0.25, 0.02);
}

/// By the picture alone these may be single stones of 0.5 diameters, or pairs of 0.25.
TEST(StoneHeights, OfStacksThatAreAllAlikeFollowFromTheRecordAndNoneFromItsOwn) {
    std::vector<StackEvidence> stacks = seenStacks({2, 2, 2, 2, 2, 2, 1}, 0.4);
    for (StackEvidence& stack : stacks) {
        stack.recorded = 2; // the last stack lost a stone
    }
    const std::vector<HeightChances> chances = chancesOf(stacks);
    EXPECT_GT(chances.front()[1], 0.95);
    EXPECT_GT(chances.back()[0], 0.9);
    stacks.pop_back();
    for (StackEvidence& stack : stacks) {
        stack.recorded.reset();
    }
    const double byEye = chancesOf(stacks).front()[1];
    for (StackEvidence& stack : stacks) {
        stack.recorded = 2;
    }
    EXPECT_GT(chancesOf(stacks).front()[1], byEye);
}

/// Tops of stacks that stand on their cells' middles, where no foot is seen.
std::vector<StackEvidence> seenTops(const std::vector<int>& heights, double slope) {
    std::vector<StackEvidence> stacks = seenStacks(heights, slope);
    for (std::size_t k = 0; k < stacks.size(); ++k) {
        StackEvidence& stack = stacks[k];
        const double high = 0.25 * heights[k] / stack.eyeHeight;
        const cv::Point2d fromEye(0, stack.eyeHeight * slope / (1 - high));
        stack.top = SeenTop{fromEye * high, fromEye, 1.2};
        stack.lean.reset();
        stack.size.reset();
    }
    return stacks;
}

TEST(StoneHeights, PutTheFeetOnTheMiddlesOfCells) {
    const std::vector<int> heights = {1, 2, 3, 1, 2, 3, 2};
    const StackHeights said = stackHeights(seenTops(heights, 1.4), 0.25);
    for (std::size_t k = 0; k < heights.size(); ++k) {
        EXPECT_GT(said.chances[k][std::size_t(heights[k] - 1)], 0.5) << "stack " << k;
    }
}

TEST(StoneHeights, AreLeftOpenStraightFromAboveWhereNothingTells) {
    std::vector<StackEvidence> stacks = seenStacks({1, 2}, 0.0);
    for (StackEvidence& stack : stacks) {
        stack.size.reset();
    }
    for (const HeightChances& said : chancesOf(stacks)) {
        EXPECT_LT(*std::ranges::max_element(said), 0.6);
    }
}

TEST(StoneFit, SeesStonesOnCellsBehindOneAnotherAsTwo) {
    for (const double tilt : {40.0, 45.0, 50.0}) {
        for (const double aside : {-5.0, -2.5, 0.0, 2.5, 5.0}) {
            Drawn drawn(tilt);
            const FittedStones fitted =
                fitStones(drawn.with({{{2, 1}, 1, StoneColour::Dark, {}},
                                      {{2, 2}, 1, StoneColour::Dark, {0, aside}},
                                      {{4, 2}, 2, StoneColour::Light, {}}}),
                          drawn.view());
            EXPECT_EQ(fitted.stacks.size(), 3U) << tilt << " degrees, " << aside << " mm";
        }
    }
}

TEST(StoneColours, AreThoseOfTheTwoGroupsOfTheBoard) {
    cv::Mat plane(240, 240, CV_8UC3, cv::Scalar(150, 190, 210));
    FittedStones fitted{{{120, 120}, 1e6}, 11.0, {}};
    for (int k = 0; k < 12; ++k) {
        const bool isLight = k % 2 == 0;
        const cv::Point at(30 + 50 * (k % 4), 40 + 60 * (k / 4));
        cv::circle(plane, at, 11, isLight ? cv::Scalar(225, 235, 240) : cv::Scalar(60, 55, 70), -1);
        fitted.stacks.push_back({{k, 0},
                                 isLight || k == 3 ? StoneColour::Light : StoneColour::Dark,
                                 cv::Point2d(at),
                                 4.0,
                                 100.0});
    }
    settleColours(plane, fitted);
    for (std::size_t k = 0; k < fitted.stacks.size(); ++k) {
        EXPECT_EQ(fitted.stacks[k].colour, k % 2 == 0 ? StoneColour::Light : StoneColour::Dark)
            << k;
    }
}

TEST(StoneColours, StayWhereTooFewOfAColourAreSeen) {
    cv::Mat plane(120, 240, CV_8UC3, cv::Scalar(60, 55, 70));
    FittedStones fitted{{{120, 60}, 1e6}, 11.0, {}};
    for (int k = 0; k < 5; ++k) {
        fitted.stacks.push_back({{k, 0},
                                 k < 2 ? StoneColour::Light : StoneColour::Dark,
                                 cv::Point2d(30 + 40 * k, 60),
                                 4.0,
                                 100.0});
    }
    settleColours(plane, fitted);
    EXPECT_EQ(fitted.stacks[0].colour, StoneColour::Light);
}

TEST(StoneFit, SeesNothingOnAnEmptyBoard) {
    Drawn drawn(30.0);
    EXPECT_TRUE(fitStones(drawn.with({}), drawn.view()).stacks.empty());
    EXPECT_TRUE(chancesOf({}).empty());
}

TEST(StoneFit, KeepsAStackThatLeansOverTheNextCellOnItsOwn) {
    Drawn drawn(45.0);
    const FittedStones fitted =
        fitStones(drawn.with({{{2, 1}, 3, StoneColour::Dark, {0, 4}}}), drawn.view());
    ASSERT_EQ(fitted.stacks.size(), 1U);
    EXPECT_EQ(fitted.stacks[0].cell, cv::Point(2, 1));
}

TEST(StoneWindows, PutAFootUnderATopThatStaysWhereItIsSeen) {
    Drawn drawn(20);
    const StoneLabels labels = drawn.with({});
    const FittedStones none{eyeOver(drawn.view(), labels.grid), 11.0, {}};
    const cv::Point cell(2, 3);
    const cv::Point2d middle = cellMiddle(labels, cell);
    const FittedStack stack{cell, StoneColour::Light, middle + cv::Point2d(2, -1), 6.0, 0};
    const StoneWindow window(labels, none, stack);
    const auto topOf = [&](const cv::Point2d& foot, double height) {
        return seenFromAbove(none.eye, {foot, none.radius}, height).center;
    };
    const cv::Point2d lower = window.footUnder(stack, 3.0);
    EXPECT_GT(cv::norm(lower - stack.base), 0.2);
    EXPECT_NEAR(cv::norm(topOf(lower, 3.0) - topOf(stack.base, 6.0)), 0, 1e-9);
    // The stack is so tall that its foot would lie in another cell; the fit stops at its limit.
    const cv::Point2d off = window.footUnder(stack, 500.0) - middle;
    EXPECT_LE(std::max(std::abs(off.x), std::abs(off.y)), 0.6 * StoneLabels::kCellPixels + 1e-9);
}

TEST(Silhouettes, LeanAwayFromTheCameraAndGrow) {
    const GridEye eye{{100, 300}, 600};
    const Disc top = seenFromAbove(eye, {{100, 100}, 12}, 30);
    EXPECT_NEAR(top.center.x, 100, 1e-9);
    EXPECT_NEAR(top.center.y, 300 - 200 * 600 / 570.0, 1e-9);
    EXPECT_NEAR(top.radius, 12 * 600 / 570.0, 1e-9);
}

TEST(Silhouettes, CoverTheirDiscsToAPartOfAPixel) {
    const Silhouette shape({{0, 0}, 500}, {{60.3, 40.7}, 10.4}, 25);
    RowSums ones({0, 0, 100, 100});
    for (int row = 0; row < 100; ++row) {
        for (int column = 0; column <= 100; ++column) {
            ones.row(row)[column] = column * RowSums::kUnit;
        }
    }
    double top = 0;
    double whole = 0;
    for (int row = shape.firstRow(); row <= shape.lastRow(); ++row) {
        top += ones.over(row, shape.at(row).top);
        whole += ones.over(row, shape.at(row).whole);
    }
    const double radius = shape.top().radius;
    EXPECT_NEAR(top, CV_PI * radius * radius, 2.0);
    // The strip between the two discs is as wide as the discs.
    const double lean = cv::norm(shape.top().center - cv::Point2d(60.3, 40.7));
    EXPECT_NEAR(whole, CV_PI * (10.4 * 10.4 + radius * radius) / 2 + lean * (10.4 + radius), 4.0);
}

} // namespace
} // namespace umpire::stones
