#include "rules/games/war_galley/salvo.h"

#include "rules/games/war_galley/approach.h"
#include "tests/rules/war_galley/war_galley_table.h"

#include <array>

namespace umpire::war_galley {
namespace {

TEST(WarGalleySalvo, WG28_MatchesToDropAreThoseOfTheTable) {
    constexpr int kTable[5][3] = {{0, 0, 0}, {2, 1, 1}, {4, 2, 1}, {6, 3, 2}, {8, 4, 2}};
    for (int masts = 0; masts <= 4; ++masts) {
        for (int range = 1; range <= 3; ++range) {
            EXPECT_EQ(matchesToDrop(masts, range), kTable[masts][range - 1])
                << masts << " masts at " << range << " M";
        }
    }
}

TEST(WarGalleySalvo, WGX4_ThreeMastsWithinOneMatchLengthDropSix) {
    EXPECT_EQ(matchesToDrop(3, 1), 6);
}

TEST(WarGalleySalvo, WG27_NothingIsDroppedOutOfRange) {
    EXPECT_EQ(matchesToDrop(4, std::nullopt), 0);
    EXPECT_EQ(matchesToDrop(4, 4), 0);
}

TEST(WarGalleySalvo, WGA11_BandIsTheSmallestThatReaches) {
    EXPECT_EQ(rangeOf(0_mm, 42_mm), 1);
    EXPECT_EQ(rangeOf(42_mm, 42_mm), 1);
    EXPECT_EQ(rangeOf(42.01_mm, 42_mm), 2);
    EXPECT_EQ(rangeOf(84_mm, 42_mm), 2);
    EXPECT_EQ(rangeOf(126_mm, 42_mm), 3);
    EXPECT_EQ(rangeOf(126.01_mm, 42_mm), std::nullopt);
}

double gap(const Galley& a, const Galley& b) {
    return -overlapOf(a, b).margin.value();
}

TEST(WarGalleySalvo, WGA11_GapIsTheShortestFromHullToHull) {
    const Galley firer = galleyAt("g1", at(0, 0), 0);
    EXPECT_NEAR(gap(firer, galleyAt("g2", at(0, 100), 0)), 65.0, 1e-9);  // side to side
    EXPECT_NEAR(gap(firer, galleyAt("g2", at(100, 0), 90)), 52.5, 1e-9); // bow to side
    EXPECT_NEAR(gap(firer, galleyAt("g2", at(90, 75), 0)), 50.0, 1e-9);  // corner to corner
}

TEST(WarGalleySalvo, OverlappingHullsAreDeeperThanTouchingOnes) {
    const Galley firer = galleyAt("g1", at(0, 0), 0);
    EXPECT_NEAR(gap(firer, galleyAt("g2", at(0, 35), 0)), 0.0, 1e-9);
    EXPECT_NEAR(gap(firer, galleyAt("g2", at(0, 30), 0)), -5.0, 1e-9);
}

TEST(WarGalleySalvo, SigmaOfTheGapGrowsWithBothHullsAndTheirHeadings) {
    const Galley sure = galleyAt("g1", at(0, 0), 0);
    EXPECT_EQ(overlapOf(sure, galleyAt("g2", at(0, 100), 0)).sigma, 0_mm);
    Galley unsure = galleyAt("g2", at(0, 100), 0, 0.5);
    unsure.headingSigma = Radians(0.0);
    EXPECT_NEAR(overlapOf(sure, unsure).sigma.value(), 0.5, 1e-9);
    unsure.headingSigma = Radians(0.01); // turns a corner that is 30 mm off the centre
    EXPECT_NEAR(overlapOf(sure, unsure).sigma.value(), std::hypot(0.5, 0.3), 1e-9);
}

struct ZoneCase {
    double x, heading, anyPart, centre, whole; ///< heading and place of the target; margins in mm
};

TEST(WarGalleySalvo, WGA13_SideZoneIsTheStripBesideTheLongSides) {
    const Galley firer = galleyAt("g1", at(0, 0), 0);
    const ZoneCase cases[] = {
        {0, 0, 60, 30, 0},      // abreast
        {40, 0, 20, -10, -40},  // half ahead
        {-59, 0, 1, -29, -59},  // a small part of the stern
        {60, 0, 0, -30, -60},   // touches the strip's edge
        {90, 0, -30, -60, -90}, // ahead
        {0, 90, 47.5, 30, 12.5},
    };
    for (const ZoneCase& c : cases) {
        const Galley target = galleyAt("g2", at(c.x, 80), c.heading);
        EXPECT_NEAR(sideZoneOf(firer, target, SideZoneRule::AnyPart).margin.value(), c.anyPart,
                    1e-9);
        EXPECT_NEAR(sideZoneOf(firer, target, SideZoneRule::Centre).margin.value(), c.centre, 1e-9);
        EXPECT_NEAR(sideZoneOf(firer, target, SideZoneRule::Whole).margin.value(), c.whole, 1e-9);
    }
}

TEST(WarGalleySalvo, WGA13_SideZoneIsLessSureFartherOut) {
    Galley firer = galleyAt("g1", at(0, 0), 0);
    firer.headingSigma = Radians(0.01);
    const auto sigmaAtDistance = [&](double y) {
        return sideZoneOf(firer, galleyAt("g2", at(80, y), 0), SideZoneRule::AnyPart).sigma;
    };
    EXPECT_GT(sigmaAtDistance(140), sigmaAtDistance(60));
}

std::vector<Match> boxOf(std::size_t count, double length) {
    std::vector<Match> matches;
    for (std::size_t i = 0; i < count; ++i) {
        const double off = i % 2 == 0 ? 0.2 : -0.2;
        matches.push_back(matchBetween("m", at(0, 0), at(length + off, 0)));
    }
    return matches;
}

TEST(WarGalleySalvo, MatchLengthIsTheConfiguredOneUnlessTheTableContradictsIt) {
    EXPECT_EQ(matchLengthOf(boxOf(8, 41.5), {}).margin, 42_mm);
    // too few measurements to contradict the rule
    EXPECT_EQ(matchLengthOf(boxOf(3, 47), {}).margin, 42_mm);
    EXPECT_NEAR(matchLengthOf(boxOf(8, 47), {}).margin.value(), 47, 0.3);
    EXPECT_GT(matchLengthOf(boxOf(8, 47), {}).sigma, 0_mm);
}

TEST(WarGalleySalvo, MatchLengthCanBeSetToEitherSource) {
    TossOptions options;
    options.unit = MatchLength::Configured;
    EXPECT_EQ(matchLengthOf(boxOf(8, 47), options).margin, 42_mm);
    options.unit = MatchLength::Measured;
    EXPECT_NEAR(matchLengthOf(boxOf(1, 41.5), options).margin.value(), 41.7, 1e-9);
    EXPECT_EQ(matchLengthOf({}, options).margin, 42_mm);
}

TEST(WarGalleySalvo, LeaningAndDoubtfulMatchesAreNotMeasured) {
    TossOptions options;
    options.unit = MatchLength::Measured;
    std::vector<Match> matches = boxOf(3, 42);
    matches[0].leaning = true;
    matches[0].head = at(30, 0);
    matches[1].confidence = 0.1;
    matches[1].head = at(20, 0);
    EXPECT_NEAR(matchLengthOf(matches, options).margin.value(), 42.2, 1e-9);
}

} // namespace
} // namespace umpire::war_galley
