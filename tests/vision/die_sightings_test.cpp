#include "vision/dice/die_sightings.h"

#include <gmock/gmock.h>

namespace umpire::dice {
namespace {

/// Returns a die that shows `value`; the remaining probability is that there is no die.
Sighting sighting(cv::Point2d top, double edge, double chance, int value) {
    Sighting s{top, edge, 0.9, {}};
    s.chances[std::size_t(value)] = chance;
    s.chances[kNoDie] = 1.0 - chance;
    return s;
}

std::vector<double> edges(const std::vector<Sighting>& sightings) {
    std::vector<double> all;
    for (const Sighting& s : sightings) {
        all.push_back(s.edge);
    }
    return all;
}

TEST(DieSightings, APipOfANearDieIsNoDie) {
    const std::vector<Sighting> seen = {sighting({100, 100}, 80, 0.95, 4),
                                        sighting({120, 120}, 20, 0.9, 1),
                                        sighting({100, 160}, 50, 0.9, 2)};
    EXPECT_THAT(edges(oneAPlace(seen)), ::testing::ElementsAre(80));
}

TEST(DieSightings, DiceThatLieTogetherAreNoPipsOfALargerOne) {
    std::vector<Sighting> seen = {sighting({100, 100}, 80, 0.7, 4)};
    for (const cv::Point2d at : {cv::Point2d(80, 80), {120, 80}, {80, 120}, {120, 120}}) {
        seen.push_back(sighting(at, 22, 0.9, 1));
    }
    EXPECT_THAT(edges(oneAPlace(seen)), ::testing::ElementsAre(22, 22, 22, 22));
}

TEST(DieSightings, TouchingDiceOfOneSizeAreTwo) {
    EXPECT_EQ(
        oneAPlace({sighting({100, 100}, 30, 0.9, 4), sighting({126, 100}, 28, 0.8, 4)}).size(), 2u);
}

TEST(DieSightings, WhatIsMuchLargerOrSmallerThanTheDiceIsNone) {
    const std::vector<Sighting> seen = {
        sighting({100, 100}, 30, 0.8, 4), sighting({200, 100}, 26, 0.7, 2),
        sighting({300, 100}, 36, 0.7, 3), sighting({400, 100}, 90, 0.99, 1),
        sighting({500, 100}, 12, 0.99, 1)};
    EXPECT_THAT(edges(ofOneSize(seen)), ::testing::UnorderedElementsAre(30, 26, 36));
    EXPECT_THAT(ofOneSize({}), ::testing::IsEmpty());
}

TEST(DieSightings, OneSureDieVouchesForTheOthersOfAPictureWithoutScale) {
    const std::vector<Sighting> doubtful = {sighting({100, 100}, 30, 0.7, 4),
                                            sighting({200, 100}, 30, 0.65, 2)};
    EXPECT_THAT(ifAnyIsSure(doubtful), ::testing::IsEmpty());
    std::vector<Sighting> seen = doubtful;
    seen.push_back(sighting({300, 100}, 30, 0.95, 3));
    EXPECT_EQ(ifAnyIsSure(seen).size(), 3u);
    EXPECT_THAT(ifAnyIsSure({}), ::testing::IsEmpty());
}

TEST(DieSightings, DiceAreNotThrownThatAllShowOnes) {
    std::vector<Sighting> seen(4, sighting({100, 100}, 30, 0.95, 1));
    EXPECT_EQ(ifAnyIsSure(seen).size(), 4u) << "once in 1300 throws";
    seen.resize(8, seen.front());
    EXPECT_THAT(ifAnyIsSure(seen), ::testing::IsEmpty());
    for (const int value : {2, 3, 4, 5, 6, 6, 5, 4}) {
        seen.push_back(sighting({100, 100}, 30, 0.95, value));
    }
    EXPECT_EQ(ifAnyIsSure(seen).size(), 16u);
}

TEST(DieSightings, AValueThatAnotherContestsIsLeftOpen) {
    Sighting seen = sighting({100, 100}, 30, 0.45, 4);
    seen.chances[6] = 0.5;
    seen.chances[kNoDie] = 0.05;
    EXPECT_EQ(valueOf(seen), 6);
    seen.chances[6] = 0.45;
    EXPECT_EQ(valueOf(seen), std::nullopt);
}

} // namespace
} // namespace umpire::dice
