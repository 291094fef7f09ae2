#include "tests/app/game/referee/murus_gallicus/filmed_table.h"
#include "tests/rules/murus_gallicus/murus_table.h"

#include <gmock/gmock.h>

namespace umpire::referee {
namespace {

using namespace murus_gallicus::testing;
using murus_gallicus::Action;
using murus_gallicus::State;
using testing::EyeNoise;
using testing::FilmedTable;

struct Tally {
    int played = 0;
    int called = 0;
    int asked = 0;
    int falseCalls = 0;
    int early = 0;
    int outOfSync = 0;
    StreamTime slowest{};
};

/// Returns the position in which the tower is lifted and one of its stones is put down; the hand
/// leaves for a moment.
State halfDone(const State& before, const Action& action) {
    const State after = murus_gallicus::apply(before, action).state;
    State half = before;
    bool placed = false;
    for (const CellChange& change : changesBetween(before, after)) {
        if (change.unit.height == 0 || !std::exchange(placed, true)) {
            murus_gallicus::setUnit(half, change.cell, change.unit);
        }
    }
    return half;
}

void playOne(FilmedTable& table, const Action& action, Tally& tally) {
    const State before = table.recorded();
    const State after = murus_gallicus::apply(before, action).state;
    table.forget();
    if (std::holds_alternative<murus_gallicus::Move>(action) && tally.played % 5 == 0) {
        const State half = halfDone(before, action);
        table.play(half);
        // the call is right, but half a second too early
        const bool early = table.recorded() == after;
        tally.early += early ? 1 : 0;
        tally.falseCalls += early ? 0 : table.count<Called>();
    }
    table.play(after);
    ++tally.played;
    const bool right = table.recorded() == after;
    if (right && table.count<Called>() == 1) {
        ++tally.called;
        for (const Announcement& each : table.said()) {
            if (std::holds_alternative<Called>(each.event)) {
                tally.slowest = std::max(tally.slowest, each.at - table.handLeft());
            }
        }
        return;
    }
    tally.falseCalls += table.count<Called>() > 0 ? 1 : 0;
    tally.asked += table.count<Asked>() > 0 ? 1 : 0;
    tally.outOfSync += table.count<Desynchronised>() > 0 ? 1 : 0;
    table.say("undo " + std::to_string(std::max(1, table.count<Called>())));
    table.say("play " + text(before, action));
}

/// Plays at random on film, and expects that the record follows.
Tally follow(std::string_view variant, unsigned seed, const EyeNoise& noise) {
    Tally tally;
    std::mt19937 random(seed);
    FilmedTable table(start(variant), seed, noise);
    table.rest(table.recorded());
    for (int i = 0; i < 30; ++i) {
        const auto actions = murus_gallicus::legalActions(table.recorded());
        if (actions.empty()) {
            break;
        }
        playOne(table, actions[random() % actions.size()], tally);
    }
    return tally;
}

TEST(MurusFollow, EveryActionOfRandomGamesIsCalledWhereTheEyeIsPerfect) {
    for (const Variant& variant : murus_gallicus::variants()) {
        const Tally tally = follow(variant.name, 5, testing::kPerfectEye);
        EXPECT_EQ(tally.called, tally.played) << variant.name;
        EXPECT_EQ(tally.falseCalls, 0) << variant.name;
        EXPECT_GE(tally.played, 20) << variant.name;
        EXPECT_LE(tally.slowest, StreamTime(300'000)) << variant.name;
    }
}

TEST(MurusFollow, WithNoiseNothingFalseIsCalledAndNearlyAllWithoutAsking) {
    Tally sum;
    for (unsigned seed = 1; seed <= 8; ++seed) {
        for (const std::string_view variant : {"basic", "advanced", "bribe-advanced"}) {
            const Tally tally = follow(variant, seed, EyeNoise{});
            EXPECT_EQ(tally.falseCalls, 0) << variant << " " << seed;
            sum.played += tally.played;
            sum.called += tally.called;
            sum.early += tally.early;
            sum.asked += tally.asked;
            sum.outOfSync += tally.outOfSync;
            sum.slowest = std::max(sum.slowest, tally.slowest);
        }
    }
    RecordProperty("played", sum.played);
    RecordProperty("called", sum.called);
    RecordProperty("asked", sum.asked);
    RecordProperty("out_of_sync", sum.outOfSync);
    EXPECT_GE(sum.called, sum.played * 95 / 100)
        << sum.asked << " asked, " << sum.outOfSync << " out of sync";
    EXPECT_LE(sum.early, sum.played / 300);
    EXPECT_LE(sum.slowest, StreamTime(300'000));
}

struct Planted {
    std::string position;
    std::string variant;
    std::string lying; ///< the position that the hands leave
    std::string action;
    std::string rule;
};

TEST(MurusFollow, WhatIsForbiddenIsSeenWithItsRule) {
    const Planted kPlanted[] = {
        // moves the whole tower
        {"t7/8/8/8/3T4/8/8 r", "basic", "t7/8/8/8/4T3/8/8 r", "d3-e3", "MG-6"},
        {"t7/8/8/8/3W4/8/3T4 r", "basic", "t7/8/8/3W4/8/8/3T4 r", "d3-d4", "MG-4"}, // a wall
        {"t7/8/8/8/3T4/8/8 r", "basic", "t7/8/3W4/3W4/8/8/8 r", "d3-d5", ""},       // legal
        {"t7/8/8/8/3T4/8/8 r", "basic", "t7/3W4/3W4/8/8/8/8 r", "d3-d6", "MG-6"},   // moves too far
        {"8/8/8/t7/3T4/8/8 r", "basic", "8/w7/w7/8/3T4/8/8 r", "a4-a6", "MG-6"},    // out of turn
        {"t7/8/8/3w4/3T4/8/8 r", "basic", "t7/8/3W4/3W4/8/8/8 r", "d3-d5", "MG-6"}, // takes
        // takes at a distance
        {"t7/8/3w4/8/3T4/8/8 r", "basic", "t7/8/8/8/3W4/8/8 r", "d3xd5", "MG-7"},
        {"t7/8/8/3t4/3T4/8/8 r", "basic", "t7/8/8/3w4/3W4/8/8 r", "d3xd4", "MG-14"}, // a tower
        // no action explains this
        {"t7/8/3t4/8/8/3C4/8 r", "advanced", "t7/8/8/8/8/2WT4/8 r", "", ""},
        {"t7/8/3C4/8/3w4/8/8 r", "advanced", "t7/8/3T4/8/8/8/8 r", "d5*d3", "MG-12"}, // backwards
        {"t7/8/8/8/3T4/8/8 r", "basic", "t7/8/8/3W1W2/8/8/8 r", "", "MG-6"}, // two directions
        {"t7/8/8/3T4/3T4/8/8 r", "basic", "t7/8/3W4/3C4/8/8/8 r", "d3-d5", "MG-3"}, // three high
    };
    for (const Planted& planted : kPlanted) {
        SCOPED_TRACE(planted.position + " -> " + planted.lying);
        FilmedTable table(position(planted.position, planted.variant));
        table.rest(table.recorded());
        State lying = position(planted.lying, "advanced");
        lying.settings = table.recorded().settings;
        table.play(lying);
        if (planted.rule.empty()) {
            EXPECT_EQ(table.count<IllegalSeen>(), 0);
            EXPECT_EQ(table.count<Called>(), planted.action.empty() ? 0 : 1);
            continue;
        }
        EXPECT_EQ(table.count<Called>(), 0);
        ASSERT_EQ(table.count<IllegalSeen>(), 1);
        EXPECT_EQ(table.last<IllegalSeen>().rule, planted.rule);
        EXPECT_THAT(english(table.last<IllegalSeen>().action),
                    ::testing::HasSubstr(planted.action));
        EXPECT_LE(table.lastSaidAfter(), StreamTime(300'000));
        EXPECT_EQ(table.referee().tableState(), TableState::OutOfSync);
        table.play(table.recorded());
        EXPECT_EQ(table.count<Synchronised>(), 1) << "taken back";
        EXPECT_EQ(table.referee().tableState(), TableState::Still);
    }
}

/// Observes the starting position; these towers look like one stone with this chance.
TableObservation lowTowers(const std::vector<std::string>& cells, double chance) {
    TableObservation seen = testing::SeenStones(1, testing::kPerfectEye)
                                .look(position("tttttttt/8/8/8/8/8/TTTTTTTT r"));
    for (Stone& stone : seen.stones) {
        if (std::ranges::count(cells, stone.cell) > 0) {
            stone.height.reset();
            stone.heightChances = {chance, 1 - chance, 0.0};
        }
    }
    return seen;
}

TEST(Referee, AccusesNobodyBeforeTableAndRecordHaveAgreed) {
    for (const std::vector<std::string>& cells : std::vector<std::vector<std::string>>{
             {"a1"}, {"d1", "e1"}, {"a1", "a7"}, {"a1", "b1", "c1", "d1"}}) {
        for (const double chance : {0.9, 0.95, 0.99}) {
            FilmedTable table(position("tttttttt/8/8/8/8/8/TTTTTTTT r"));
            table.restSeen(lowTowers(cells, chance), 60);
            EXPECT_EQ(table.count<IllegalSeen>() + table.count<Asked>() + table.count<Called>(), 0)
                << cells.size() << " of them, " << chance;
            table.play(table.recorded());
            EXPECT_EQ(table.referee().tableState(), TableState::Still);
            table.forget();
            table.play(position("tttttttt/8/8/8/8/3T4/TTT1TTTT r"));
            EXPECT_EQ(table.count<IllegalSeen>(), 1) << "now somebody did it";
        }
    }
}

} // namespace
} // namespace umpire::referee
