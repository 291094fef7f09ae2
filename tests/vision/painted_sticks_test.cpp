#include "tests/vision/drawn_matches.h"
#include "vision/matches/find_matches.h"
#include "vision/matches/match_fit.h"
#include "vision/matches/stick_look.h"

#include <gtest/gtest.h>

namespace umpire::test {
using matches::kindOf;
using matches::StickLook;
using matches::SticksKind;

namespace {

const cv::Scalar kBlue(150, 90, 20), kGreen(60, 110, 20), kRed(40, 40, 190), kYellow(40, 190, 220),
    kOrange(30, 90, 210);

/// Returns the view of a picture without tags whose scale comes from sticks.
TableView viewOfSticks() {
    TableView view = drawnView();
    view.registration.method = RegistrationMethod::Sticks;
    return view;
}

/// Toothpicks, each of another paint.
std::vector<DrawnMatch> toothpicks() {
    const auto stick = [](TablePoint tail, double turn, const cv::Scalar& paint) {
        return DrawnMatch{tail, tail + along(radiansFromDegrees(turn), 42_mm), false, paint,
                          1.4_mm};
    };
    return {stick({60_mm, 60_mm}, 20, kBlue),      stick({150_mm, 40_mm}, 75, kGreen),
            stick({200_mm, 160_mm}, -30, kRed),    stick({80_mm, 150_mm}, 5, kYellow),
            stick({130_mm, 200_mm}, -10, kOrange), stick({220_mm, 60_mm}, 110, kBlue)};
}

DrawnColours onGrey() {
    DrawnColours colours;
    colours.table = {170, 175, 170};
    colours.shadow = cv::Scalar{105, 108, 105};
    return colours;
}

double acrossError(const Match& found, const DrawnMatch& drawn) {
    const TablePoint axis = along(directionOf(drawn.tail, drawn.head), 1_mm);
    return std::abs(
        cross(axis, midpoint(found.tail, found.head) - midpoint(drawn.tail, drawn.head)));
}

TEST(PaintedSticks, EachIsMeasuredByItsOwnColourAndWidthBesideItsShadow) {
    const TableView view = viewOfSticks();
    const auto drawn = toothpicks();
    const cv::Mat picture = drawMatches(view, drawn, onGrey());
    std::vector<proposals::StickHypothesis> sticks;
    for (const DrawnMatch& stick : drawn) {
        sticks.push_back(proposed(stick));
    }
    const auto found = matches::fitMatches(picture, view, sticks, {});
    ASSERT_EQ(found.size(), drawn.size());
    for (std::size_t k = 0; k < drawn.size(); ++k) {
        ASSERT_TRUE(found[k]) << "stick " << k;
        EXPECT_LT(acrossError(*found[k], drawn[k]), 0.3) << "stick " << k;
    }
}

TEST(PaintedSticks, AShadowBesideOneIsNoSecondStick) {
    const TableView view = viewOfSticks();
    const auto drawn = toothpicks();
    const cv::Mat picture = drawMatches(view, drawn, onGrey());
    std::vector<proposals::StickHypothesis> sticks;
    for (const DrawnMatch& stick : drawn) {
        sticks.push_back(proposed(stick, {}, {}));
    }
    const TablePoint aside =
        along(directionOf(drawn[0].tail, drawn[0].head) - 90_deg, 2_mm); // the side of its shadow
    sticks.push_back(proposed(drawn[0], aside, aside));
    const auto found = matches::fitMatches(picture, view, sticks, {});
    EXPECT_FALSE(found.back() && acrossError(*found.back(), drawn[0]) > 0.7);
}

/// The sticks that are found where only `proposals` are proposed.
std::vector<Match> foundFrom(const std::vector<DrawnMatch>& drawn,
                             const std::vector<DrawnMatch>& proposals) {
    const TableView view = viewOfSticks();
    std::vector<proposals::StickHypothesis> sticks;
    for (const DrawnMatch& stick : proposals) {
        sticks.push_back(proposed(stick));
    }
    return matches::findMatches({drawMatches(view, drawn, onGrey()), {}}, view,
                                {.proposed = sticks});
}

/// A stick that touches another one along its length, on its left side.
DrawnMatch touching(const DrawnMatch& other, const cv::Scalar& paint) {
    const TablePoint aside = along(directionOf(other.tail, other.head) + 90_deg, other.width);
    return {other.tail + aside, other.head + aside, false, paint, other.width};
}

TEST(PaintedSticks, TwoThatTouchAlongTheirLengthAreTwo) {
    std::vector<DrawnMatch> apart = toothpicks();
    for (DrawnMatch& stick : apart) {
        stick.width = 1.8_mm;
    }
    EXPECT_EQ(foundFrom(apart, apart).size(), apart.size());
    auto drawn = apart;
    drawn.push_back(touching(apart[0], kOrange));
    drawn.push_back(touching(apart[2], kBlue));
    const std::vector<Match> found = foundFrom(drawn, apart);
    EXPECT_EQ(found.size(), drawn.size());
    for (const DrawnMatch& stick : drawn) {
        EXPECT_TRUE(std::ranges::any_of(found, [&](const Match& seen) {
            const TablePoint middle = midpoint(seen.tail, seen.head);
            return acrossError(seen, stick) < 0.7 &&
                   distance(middle, midpoint(stick.tail, stick.head)) < 4_mm;
        }));
    }
}

TEST(SticksKind, MatchesOfOneWoodAreNotPainted) {
    const StickLook wood{{75, 12, 20}, 2.0}, paler{{80, 11, 18}, 2.1}, darker{{66, 13, 22}, 1.9};
    const SticksKind kind = kindOf({wood, paler, darker}, cv::Vec3f(75, 12, 20));
    EXPECT_FALSE(kind.arePainted);
    EXPECT_FALSE(kind.width);
}

TEST(SticksKind, UnpaintedToothpicksAreMeasuredByTheirWidth) {
    const StickLook thin{{75, 12, 20}, 1.2};
    const SticksKind kind = kindOf({thin, thin, thin}, cv::Vec3f(75, 12, 20));
    EXPECT_FALSE(kind.arePainted);
    ASSERT_TRUE(kind.width);
    EXPECT_NEAR(kind.width->value(), 1.2, 1e-9);
}

TEST(SticksKind, OneSawnOfAnotherWoodPaintsNoSet) {
    const StickLook wood{{75, 12, 20}, 2.0}, dark{{45, 9, 14}, 2.0};
    EXPECT_FALSE(kindOf({wood, wood, wood, dark}, cv::Vec3f(75, 12, 20)).arePainted);
}

TEST(SticksKind, RedSticksAloneArePainted) {
    const StickLook red{{40, 28, 20}, 2.0};
    EXPECT_TRUE(kindOf({red, red, red}, red.colour).arePainted);
}

TEST(SticksKind, ARedPenAndABlueOneAreNoPaintedSet) {
    const StickLook red{{40, 28, 20}, 2.0}, blue{{30, -20, -25}, 2.0};
    EXPECT_FALSE(kindOf({red, blue}, red.colour).arePainted);
}

} // namespace
} // namespace umpire::test
