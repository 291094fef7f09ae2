#include "rules/games/war_galley/damage.h"

#include "tests/rules/war_galley/war_galley_table.h"

#include <gmock/gmock.h>
#include <numeric>

namespace umpire::war_galley {
namespace {

using testing::Contains;
using testing::ElementsAreArray;
using testing::Not;

std::vector<Losses> ways(const Losses& left, int damage) {
    return std::get<std::vector<Losses>>(legalLosses(left, damage));
}

int points(const Losses& lost) {
    return lost.nearOars + lost.farOars + lost.masts;
}

struct TableRow {
    Losses left;
    std::vector<std::vector<Losses>> ways; ///< for a damage of 1, 2, …
};

// The whole table "Legal losses (near, far, masts)" of section 1.5.
const TableRow kTable[] = {
    {{5, 5, 3},
     {{{1, 0, 0}},
      {{2, 0, 0}, {1, 1, 0}, {1, 0, 1}},
      {{2, 0, 1}, {1, 1, 1}},
      {{3, 0, 1}, {2, 1, 1}, {2, 0, 2}},
      {{4, 0, 1}, {3, 1, 1}, {3, 0, 2}, {2, 2, 1}, {2, 1, 2}}}},
    {{6, 6, 2},
     {{{1, 0, 0}},
      {{2, 0, 0}, {1, 1, 0}, {1, 0, 1}},
      {{2, 0, 1}, {1, 1, 1}},
      {{3, 0, 1}, {2, 1, 1}, {2, 0, 2}},
      {{4, 0, 1}, {3, 1, 1}, {3, 0, 2}, {2, 2, 1}, {2, 1, 2}}}},
    {{2, 5, 3},
     {{{1, 0, 0}},
      {{2, 0, 0}, {1, 1, 0}, {1, 0, 1}},
      {{2, 0, 1}, {1, 1, 1}},
      {{2, 1, 1}, {2, 0, 2}},
      {{2, 2, 1}, {2, 1, 2}, {2, 0, 3}}}},
    {{1, 5, 0}, {{{1, 0, 0}}, {{1, 1, 0}}, {{1, 2, 0}}, {{1, 3, 0}}, {{1, 4, 0}}}},
    {{0, 4, 2},
     {{{0, 1, 0}},
      {{0, 2, 0}, {0, 1, 1}},
      {{0, 2, 1}, {0, 1, 2}},
      {{0, 3, 1}, {0, 2, 2}},
      {{0, 4, 1}, {0, 3, 2}}}},
};

class WarGalleyDamageTable : public testing::TestWithParam<TableRow> {};

TEST_P(WarGalleyDamageTable, WGA15_EachCellHoldsExactlyTheLegalLosses) {
    for (std::size_t i = 0; i < GetParam().ways.size(); ++i) {
        EXPECT_THAT(ways(GetParam().left, int(i) + 1), ElementsAreArray(GetParam().ways[i]))
            << "damage " << i + 1;
    }
}

INSTANTIATE_TEST_SUITE_P(Section15, WarGalleyDamageTable, testing::ValuesIn(kTable));

TEST(WarGalleyDamage, WG35_FirstPointIsAnOarOnTheSideFacingTheAttacker) {
    EXPECT_THAT(ways({5, 5, 3}, 1), ElementsAreArray({Losses{1, 0, 0}}));
}

TEST(WarGalleyDamage, WGX12_OneHitTakesOneOarOfTheSideFacingTheAttacker) {
    EXPECT_THAT(ways({6, 6, 2}, 1), ElementsAreArray({Losses{1, 0, 0}}));
}

TEST(WarGalleyDamage, WGX14_WithAMastLeftThreePointsTakeOne) {
    EXPECT_THAT(ways({5, 5, 1}, 3), Not(Contains(Losses{3, 0, 0})));
    EXPECT_THAT(ways({5, 5, 1}, 3), Not(Contains(Losses{2, 1, 0})));
}

TEST(WarGalleyDamage, WGX14_WithoutMastsThreePointsTakeOarsOnly) {
    EXPECT_THAT(ways({5, 5, 0}, 3), ElementsAreArray({Losses{3, 0, 0}, Losses{2, 1, 0}}));
}

TEST(WarGalleyDamage, WGA17_BareNearSideGivesTheFirstPointToTheOtherSide) {
    EXPECT_THAT(ways({0, 3, 2}, 1), ElementsAreArray({Losses{0, 1, 0}}));
}

TEST(WarGalleyDamage, WGA18_DamageBeyondWhatIsLeftTakesEverything) {
    EXPECT_THAT(ways({1, 0, 2}, 9), ElementsAreArray({Losses{1, 0, 2}}));
    EXPECT_THAT(ways({0, 0, 0}, 1), ElementsAreArray({Losses{0, 0, 0}}));
}

TEST(WarGalleyDamage, NoDamageTakesNothing) {
    EXPECT_THAT(ways({5, 5, 3}, 0), ElementsAreArray({Losses{0, 0, 0}}));
}

TEST(WarGalleyDamage, WG36_ByOptionTheNearSideTakesMoreThanEachOther) {
    const auto ways = [](const Losses& left, int damage) {
        return std::get<std::vector<Losses>>(legalLosses(left, damage, NearMost::Strictly));
    };
    EXPECT_EQ(ways({5, 5, 3}, 2), (std::vector<Losses>{{2, 0, 0}}));
    EXPECT_EQ(ways({5, 5, 3}, 3), (std::vector<Losses>{{2, 0, 1}}));
    EXPECT_EQ(ways({5, 5, 3}, 4), (std::vector<Losses>{{3, 0, 1}, {2, 1, 1}}));
    EXPECT_EQ(ways({1, 5, 0}, 3), (std::vector<Losses>{{1, 2, 0}})) << "near is exhausted";
}

TEST(WarGalleyDamage, FewerThanNoneOfAnythingIsAViolation) {
    EXPECT_TRUE(std::holds_alternative<Violation>(legalLosses({5, 5, 3}, -1)));
    EXPECT_TRUE(std::holds_alternative<Violation>(legalLosses({5, -1, 3}, 1)));
}

TEST(WarGalleyDamage, WG34_WhateverIsLeftEachPointTakesOneMatchInAtLeastOneWay) {
    for (int near = 0; near <= 6; ++near) {
        for (int far = 0; far <= 6; ++far) {
            for (int masts = 0; masts <= 4; ++masts) {
                const int all = near + far + masts;
                for (int damage = 1; damage <= all; ++damage) {
                    const auto found = ways({near, far, masts}, damage);
                    ASSERT_FALSE(found.empty()) << near << far << masts << " by " << damage;
                    for (const Losses& lost : found) {
                        EXPECT_EQ(points(lost), damage);
                        EXPECT_TRUE(lost.nearOars <= near && lost.farOars <= far &&
                                    lost.masts <= masts && lost.masts >= 0);
                    }
                }
            }
        }
    }
}

TEST(WarGalleyDamage, WGA1_SinksWhenBothSidesAreBareOrByOptionWhenAnyIs) {
    EXPECT_TRUE(sinks({0, 0, 4}));
    EXPECT_FALSE(sinks({0, 1, 0}));
    EXPECT_TRUE(sinks({0, 1, 0}, SinkRule::AnySideBare));
    EXPECT_FALSE(sinks({1, 1, 0}, SinkRule::AnySideBare));
}

TEST(WarGalleyDamage, WG35_NearSideIsTheOneThatFacesTheAttacker) {
    const Galley target = galleyAt("g2", at(100, 100), 90); // port is towards -x
    EXPECT_EQ(nearSide(galleyAt("g1", at(10, 130), 0), target), NearSide::Port);
    EXPECT_EQ(nearSide(galleyAt("g1", at(200, 60), 0), target), NearSide::Starboard);
}

TEST(WarGalleyDamage, WGA16_OnTheAxisTheDefenderChooses) {
    const Galley target = galleyAt("g2", at(100, 100), 0);
    EXPECT_EQ(nearSide(galleyAt("g1", at(220, 100), 180), target), NearSide::Either);
}

TEST(WarGalleyDamage, WGA16_NearerToTheAxisThanThreeSigmaTheDefenderChooses) {
    const Galley target = galleyAt("g2", at(100, 100), 0, 0.0);
    EXPECT_EQ(nearSide(galleyAt("g1", at(220, 102), 180, 1.0), target), NearSide::Either);
    EXPECT_EQ(nearSide(galleyAt("g1", at(220, 104), 180, 1.0), target), NearSide::Port);
    EXPECT_EQ(nearSide(galleyAt("g1", at(220, 102), 180, 1.0), target, 1.0), NearSide::Port);
}

} // namespace
} // namespace umpire::war_galley
