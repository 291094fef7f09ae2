#include "rules/games/war_galley/pointing.h"

#include "rules/games/war_galley/approach.h"
#include "tests/rules/war_galley/war_galley_table.h"

#include <cmath>

namespace umpire::war_galley {
namespace {

// The target's hull spans x -30..30 and y -17.5..17.5.
const Galley kTarget = galleyAt("g2", at(0, 0), 0);

Pointing byHead(const Match& match) {
    return pointingOf(match, End::Head, kTarget);
}

TEST(WarGalleyPointing, WG30_HeadThatPointsAtTheHullIsInsideItsOutline) {
    const Pointing seen = byHead(matchAt("m", at(-100, 5), 0));
    EXPECT_NEAR(seen.inside.margin.value(), 12.5, 1e-9);
    EXPECT_NEAR(seen.reaches.x.value(), -30, 1e-9);
    EXPECT_NEAR(seen.reaches.y.value(), 5, 1e-9);
}

TEST(WarGalleyPointing, WG30_HeadThatPointsPastTheHullSaysByHowMuch) {
    const Pointing seen = byHead(matchAt("m", at(-100, 20), 0));
    EXPECT_NEAR(seen.inside.margin.value(), -2.5, 1e-9);
    EXPECT_NEAR(seen.reaches.y.value(), 20, 1e-9);
}

TEST(WarGalleyPointing, WGA12_RayIsOfAnyLength) {
    EXPECT_GT(byHead(matchAt("m", at(-5000, 0), 0)).inside.margin, 0_mm);
}

TEST(WarGalleyPointing, WGA12_RayThroughACornerExactlyCounts) {
    const Pointing along = byHead(matchAt("m", at(-100, 17.5), 0));
    EXPECT_EQ(along.inside.margin, 0_mm);
    // the line leads to (-30, 17.5)
    const Pointing slanting = byHead(matchAt("m", at(-70, -22.5), 45));
    EXPECT_EQ(slanting.inside.margin, 0_mm);
    EXPECT_NEAR(slanting.reaches.x.value(), -30, 1e-6);
    EXPECT_EQ(certaintyOf(slanting.inside, 3.0), Certainty::Yes);
}

TEST(WarGalleyPointing, TargetBehindTheHeadIsMissedHoweverWellTheLineRuns) {
    const Pointing seen = byHead(matchAt("m", at(-100, 0), 180));
    EXPECT_NEAR(seen.inside.margin.value(), -70, 1e-9);
}

TEST(WarGalleyPointing, WG31_ThePlainEndPointsTheOtherWay) {
    const Match away = matchAt("m", at(-142, 0), 180);
    EXPECT_LT(pointingOf(away, End::Head, kTarget).inside.margin, 0_mm);
    EXPECT_GT(pointingOf(away, End::Tail, kTarget).inside.margin, 0_mm);
    EXPECT_EQ(pointingOf(away, End::Tail, kTarget).from, away.tail);
}

TEST(WarGalleyPointing, SigmaOfTheLineIsThatOfALeverOverBothEnds) {
    Match match = matchAt("m", at(-72, 17.6), 0); // passes the corner (-30, 17.5) 42 mm on
    match.sigmaHead = 0.3_mm;
    match.sigmaTail = 0.4_mm;
    Galley target = kTarget;
    target.hull[0] = target.hull[1]; // only corners, 42 mm away
    target.hull[3] = target.hull[2];
    const Pointing seen = pointingOf(match, End::Head, target);
    EXPECT_NEAR(seen.inside.sigma.value(), std::hypot(0.3 * 2.0, 0.4), 1e-9);
}

TEST(WarGalleyPointing, SigmaOfTheHullAddsInSquare) {
    const Match match = matchAt("m", at(-72, 17.6), 0);
    Galley target = galleyAt("g2", at(0, 0), 0, 0.6);
    target.headingSigma = Radians(0.01); // moves a corner 30 mm ahead of the centre by 0.3 mm
    EXPECT_NEAR(pointingOf(match, End::Head, target).inside.sigma.value(), std::hypot(0.6, 0.3),
                1e-9);
}

TEST(WarGalleyPointing, OfTwoCornersTheLessSureOneDecides) {
    // The slanting line passes the near corner more closely, but the far corner is measured with a
    // larger error.
    const Pointing seen = byHead(matchAt("m", at(-60, 22), 1.0, 0.3));
    const double z = std::abs(seen.inside.margin / seen.inside.sigma);
    const Pointing parallel = byHead(matchAt("m", at(-60, 22), 0.0, 0.3));
    EXPECT_LT(std::abs(parallel.inside.margin / parallel.inside.sigma), z);
    EXPECT_NEAR(parallel.reaches.x.value(), 30, 1e-9);
}

TEST(WarGalleyPointing, AMatchWithoutLengthPointsNowhereForSure) {
    const Match point = matchBetween("m", at(-100, 0), at(-100, 0));
    EXPECT_EQ(certaintyOf(byHead(point).inside, 3.0), Certainty::TooClose);
}

TEST(WarGalleyPointing, WhatIsNotANumberIsTooClose) {
    const double nan = std::nan("");
    EXPECT_EQ(certaintyOf(byHead(matchAt("m", at(nan, 0), 0)).inside, 3.0), Certainty::TooClose);
    Match match = matchAt("m", at(-100, 0), 0);
    match.sigmaHead = Millimetres(nan);
    EXPECT_EQ(certaintyOf(byHead(match).inside, 3.0), Certainty::TooClose);
}

TEST(WarGalleyPointing, HeadInsideTheHullMeetsItThere) {
    const Pointing seen = byHead(matchAt("m", at(0, 0), 0));
    EXPECT_GE(seen.inside.margin, 0_mm);
    EXPECT_NEAR(seen.reaches.x.value(), 0, 1e-9);
}

TEST(WarGalleyTouch, WG32_OverlapOfAMatchWithAHullReckonsItsWidth) {
    const auto overlap = [](const Match& match) {
        return overlapOf(match, kTarget, 2_mm).margin.value();
    };
    EXPECT_NEAR(overlap(matchAt("m", at(-40, 0), 0)), -9.0, 1e-9);  // 10 mm short of the hull
    EXPECT_NEAR(overlap(matchAt("m", at(20, 18.5), 0)), 0.0, 1e-9); // beside, touching
    EXPECT_NEAR(overlap(matchAt("m", at(-25, 0), 0)), 6.0, 1e-9);   // 5 mm in
    EXPECT_GT(overlap(matchAt("m", at(21, 0), 0)), 17.0);           // lies on deck
}

TEST(WarGalleyTouch, WG32_CrossingMatchesOverlapAndParallelOnesDoNot) {
    const Match order = matchAt("m1", at(0, 0), 0);
    const auto overlap = [&](const Match& match) { return overlapOf(order, match, 2_mm).margin; };
    EXPECT_GT(overlap(matchAt("m2", at(-20, 20), 90)), 2_mm);
    EXPECT_NEAR(overlap(matchAt("m2", at(0, 3), 0)).value(), -1.0, 1e-9);
    EXPECT_NEAR(overlap(matchAt("m2", at(46, 0), 0)).value(), -2.0, 1e-9); // end to end
}

} // namespace
} // namespace umpire::war_galley
