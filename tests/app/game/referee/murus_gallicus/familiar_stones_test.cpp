#include "app/game/referee/murus_gallicus/murus_reader.h"
#include "tests/rules/murus_gallicus/murus_table.h"

#include <gtest/gtest.h>

namespace umpire::referee {
namespace {

using murus_gallicus::testing::after;
using murus_gallicus::testing::position;

Stone stone(const std::string& cell, StoneColour colour, std::array<double, 3> heights,
            double x = 100.0) {
    Stone seen;
    seen.cell = cell;
    seen.colour = colour;
    seen.center = {Millimetres(x), 100_mm};
    seen.confidence = 0.99;
    seen.heightChances = heights;
    return seen;
}

constexpr std::array<double, 3> kOne = {0.97, 0.02, 0.01};
constexpr std::array<double, 3> kTwo = {0.02, 0.97, 0.01};

Verdict<MurusGallicus> verdictOn(TableReader<MurusGallicus>& reader,
                                 const murus_gallicus::State& recorded,
                                 const std::vector<Stone>& stones) {
    reader.forget();
    TableObservation seen;
    seen.stones = stones;
    for (int look = 0; look < 3; ++look) {
        reader.look(recorded, seen);
    }
    return reader.explain(recorded);
}

/// Each look takes the tower on b2 for one stone; a tower of the other side moves.
const auto kBefore = position("7t/8/8/8/8/1T6/8 g");
const auto kAfter = after(kBefore, {"h7-h5"});
const std::vector<Stone> kSeenBefore = {stone("b2", StoneColour::Light, kOne),
                                        stone("h7", StoneColour::Dark, kTwo)};
const std::vector<Stone> kSeenAfter = {stone("b2", StoneColour::Light, kOne),
                                       stone("h6", StoneColour::Dark, kOne),
                                       stone("h5", StoneColour::Dark, kOne)};

TEST(FamiliarStones, ATowerThatLooksLikeOneStoneAllTheTimeHasLostNone) {
    TableReader<MurusGallicus> reader({});
    verdictOn(reader, kBefore, kSeenBefore);
    reader.agreed(kBefore);
    const auto verdict = verdictOn(reader, kBefore, kSeenAfter);
    ASSERT_EQ(verdict.ruling, Ruling::Called);
    EXPECT_EQ(verdict.explanations.front().after, kAfter);
    EXPECT_GT(verdict.explanations.front().probability, 0.97);
    EXPECT_EQ(verdict.differences.size(), 3u) << "b2 is none of them";
}

TEST(FamiliarStones, WhatWasTouchedIsLookedAtWithoutPrejudice) {
    TableReader<MurusGallicus> reader({});
    auto wasTower = kSeenBefore;
    wasTower[0] = stone("b2", StoneColour::Light, kTwo);
    verdictOn(reader, kBefore, wasTower);
    reader.agreed(kBefore);
    const auto verdict = verdictOn(reader, kBefore, kSeenBefore);
    EXPECT_NE(verdict.ruling, Ruling::Called);
    ASSERT_EQ(verdict.differences.size(), 1u);
    EXPECT_EQ(verdict.differences.front().where, "b2");
    auto moved = kSeenBefore;
    moved[0] = stone("b2", StoneColour::Light, kOne, 108.0);
    verdictOn(reader, kBefore, kSeenBefore);
    reader.agreed(kBefore);
    EXPECT_EQ(verdictOn(reader, kBefore, moved).differences.size(), 1u);
}

TEST(FamiliarStones, WhatTheRecordHasChangedIsNotFamiliar) {
    TableReader<MurusGallicus> reader({});
    verdictOn(reader, kBefore, kSeenBefore);
    reader.agreed(kBefore);
    const auto corrected = position("7t/8/8/8/8/1W6/8 g");
    EXPECT_TRUE(verdictOn(reader, corrected, kSeenBefore).differences.empty());
}

TEST(StoneEvidence, AColourThatLooksWrongAtEachLookRulesNoLegalActionOut) {
    TableReader<MurusGallicus> reader({});
    verdictOn(reader, kBefore, kSeenBefore);
    reader.agreed(kBefore);
    auto miscoloured = kSeenAfter;
    miscoloured[1] = stone("h6", StoneColour::Light, kOne);
    const auto verdict = verdictOn(reader, kBefore, miscoloured);
    ASSERT_EQ(verdict.ruling, Ruling::Called);
    EXPECT_EQ(verdict.explanations.front().after, kAfter);
}

/// A wall never moves, so it was probably missed by the eye, but this is not sure.
TEST(ExplainMurus, WhereAStoneIsNotSeenOneLookIsNotEnough) {
    const auto recorded = position("7t/8/8/8/8/1W6/6T1 g");
    TableReader<MurusGallicus> reader({});
    TableObservation seen;
    seen.stones = {stone("g1", StoneColour::Light, kTwo), stone("h7", StoneColour::Dark, kTwo)};
    reader.look(recorded, seen);
    EXPECT_EQ(reader.explain(recorded).explanations.front().happening, Happening::Nothing);
    EXPECT_EQ(reader.explain(recorded).ruling, Ruling::Undecided);
    seen.stones.push_back(stone("b2", StoneColour::Light, kOne));
    reader.forget();
    reader.look(recorded, seen);
    EXPECT_EQ(reader.explain(recorded).ruling, Ruling::Unchanged);
}

} // namespace
} // namespace umpire::referee
