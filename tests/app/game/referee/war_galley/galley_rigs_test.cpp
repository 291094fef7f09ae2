#include "app/game/referee/war_galley/galley_reader.h"
#include "tests/app/game/referee/war_galley/seen_galleys.h"
#include "tests/rules/war_galley/war_galley_game_table.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

/// Tests a galley's losses, and parts that only seem lost.
namespace umpire::referee {
namespace {

using namespace war_galley::testing;
using war_galley::State;

std::string actionOf(const State& state, const Verdict<WarGalley>& verdict) {
    return text(state, verdict.explanations.front().actions.front());
}

const std::string kOrdering =
    "5:5/5/3@200,84,90 5:5/5/3@400,336,270 orders introduction poses=confirmed";

TEST(GalleyRigs, AsksWhatWasTakenFromUnderTheBowOfTheGalleyThatRammed) {
    const State state =
        position("5:2/2/0@300,177,90=- 5:3/3/0@284,195,180=- step2:move A1*B1:4 introduction");
    TableObservation seen = seenFrom(state);
    seen.galleys[1].oars.port = 0; // A1's bow lies on the oars
    TableReader<WarGalley> reader;
    show(reader, state, seen);
    reader.agreed(state);
    reader.forget();
    seen.galleys[1].oars.starboard = 2;
    show(reader, state, seen);
    const auto verdict = reader.explain(state);
    EXPECT_EQ(verdict.ruling, Ruling::Ask);
    ASSERT_EQ(verdict.explanations.size(), 1u) << "2/2/0 would have taken two that are seen";
    EXPECT_EQ(actionOf(state, verdict), "B1 loses 3/1/0");
    reader.forget();
    seen.galleys[0].center.y -= 40_mm; // nothing lies on them any more
    show(reader, state, seen);
    EXPECT_NE(reader.explain(state).ruling, Ruling::Ask);
}

/// A struck galley loses four parts; two are seen to be gone, and no more follow.
TEST(GalleyRigs, AsksWhatWasTakenOnceNothingMoreIs) {
    const State state =
        position("5:2/2/0@300,177,90=- 5:3/3/0@284,195,180=- step2:move A1*B1:4 introduction "
                 "poses=confirmed");
    TableReader<WarGalley> reader;
    const auto looked = [&](const TableObservation& seen, int looks) {
        showAnew(reader, state, seen, looks);
        return reader.explain(state);
    };
    TableObservation seen = seenFrom(state);
    looked(seen, 3);
    reader.agreed(state);
    seen.galleys[1].oars.port = 1;
    EXPECT_EQ(looked(seen, 3).ruling, Ruling::Unfinished);
    const auto asked = looked(seen, GalleyTolerances().patience);
    EXPECT_EQ(asked.ruling, Ruling::Ask);
    EXPECT_THAT(english(asked.question), ::testing::HasSubstr("B1 has to lose"));
    std::vector<std::string> offered;
    for (const auto& each : asked.explanations) {
        offered.push_back(text(state, each.actions.front()));
    }
    EXPECT_THAT(offered, ::testing::Contains("B1 loses 3/1/0"));
    EXPECT_THAT(offered, ::testing::Each(::testing::Not("B1 loses 1/3/0")));
    seen.galleys[0].center.y -= 80_mm; // A goes on before B has lost all parts
    const auto early = looked(seen, 3);
    EXPECT_EQ(early.ruling, Ruling::Ask) << "and accuses nobody";
    EXPECT_EQ(english(early.question), english(asked.question));
}

/// Two parts are owed, an oar is gone, and the masts are two or three: so a mast is gone too.
TEST(GalleyRigs, TellWhatWasTakenByAllCountsTogether) {
    const State state = after(position("5:5/5/2@200,200,90=X 5:5/5/3@250,270,270=- step1:fire "
                                       "A1>B1 introduction poses=confirmed"),
                              {"A1 hits 2"});
    TableReader<WarGalley> reader;
    TableObservation seen = seenFrom(state);
    show(reader, state, seen);
    reader.agreed(state);
    seen.galleys[1].oars.starboard = 4;
    seen.galleys[1].masts = 2;
    const auto verdictWith = [&](const MastChances& masts) {
        seen.galleys[1].mastChances = masts;
        showAnew(reader, state, seen);
        return reader.explain(state);
    };
    const auto verdict = verdictWith({0.0, 0.06, 0.55, 0.35, 0.04});
    EXPECT_EQ(verdict.ruling, Ruling::Called);
    EXPECT_EQ(actionOf(state, verdict), "B1 loses 0/1/1");
    EXPECT_EQ(verdictWith({0.0, 0.0, 0.03, 0.9, 0.07}).ruling, Ruling::Unfinished)
        << "the other is still to be taken";
}

TEST(GalleyRigs, BelieveInAsManyMastsAsAreExpectedWhereThePictureAllowsThem) {
    const auto mastsOf = [](const std::optional<MastChances>& chances) {
        TableObservation seen = seenFrom(position(kOrdering));
        seen.galleys[1].masts = 2;
        seen.galleys[1].mastChances = chances;
        GalleySight sight{GalleyTolerances()};
        sight.add(seen, position(kOrdering));
        sight.add(seen, position(kOrdering));
        return sight.rigOf(&sight.newest().galleys[1], 3)->masts;
    };
    EXPECT_EQ(mastsOf(MastChances{0.0, 0.05, 0.55, 0.4, 0.0}), 3);
    EXPECT_EQ(mastsOf(MastChances{0.0, 0.05, 0.85, 0.1, 0.0}), 2);
    EXPECT_EQ(mastsOf(std::nullopt), 2);
}

/// The rules took a port oar, because B1 had no choice; the hand takes a starboard oar.
TEST(GalleyRigs, AccusesWhoTakesAnotherOarThanTheRulesDid) {
    const State before = position(kOrdering);
    State state = before;
    TableReader<WarGalley> reader;
    show(reader, before, seenFrom(before));
    reader.agreed(before);
    reader.forget();
    --state.vessels[1].rig.port;
    TableObservation seen = seenFrom(before);
    show(reader, state, seen);
    EXPECT_EQ(reader.explain(state).ruling, Ruling::Unchanged) << "not taken yet";
    reader.forget();
    seen.galleys[1].oars.starboard = 4;
    show(reader, state, seen);
    const auto verdict = reader.explain(state);
    EXPECT_EQ(verdict.ruling, Ruling::Illegal);
    EXPECT_EQ(actionOf(state, verdict), "B1 loses 0/1/0");
    EXPECT_EQ(verdict.explanations.front().violation->rule, "WG-35");
}

/// A toss took A1's port oar, and the oar is still on the galley when A re-arranges.
TEST(GalleyRigs, WaitsWithRearrangingUntilWhatTheRulesTookIsGone) {
    const State state =
        position("6:5/5/2@200,84,90=FOOFX 5:5/5/3@400,336,270=FFFFF step3:oars A1 introduction");
    State before = state;
    ++before.vessels[0].rig.port;
    TableReader<WarGalley> reader;
    show(reader, before, seenFrom(before));
    reader.agreed(before);
    const auto rulingOn = [&](int port, int starboard) {
        TableObservation seen = seenFrom(before);
        seen.galleys[0].oars = {port, starboard};
        showAnew(reader, state, seen);
        return reader.explain(state);
    };
    EXPECT_EQ(rulingOn(6, 5).ruling, Ruling::Unchanged) << "nothing is done yet";
    EXPECT_EQ(rulingOn(5, 6).ruling, Ruling::Unchanged) << "re-arranged, and not taken yet";
    EXPECT_EQ(rulingOn(6, 6).ruling, Ruling::Illegal) << "an oar more than there were";
    const auto verdict = rulingOn(4, 6);
    EXPECT_EQ(verdict.ruling, Ruling::Called);
    EXPECT_EQ(actionOf(state, verdict), "A1 oars 4/6");
}

TEST(GalleyRigs, MissesWhatWasTakenThoughNothingIsOwed) {
    const State state = position(kOrdering);
    TableReader<WarGalley> reader;
    TableObservation seen = seenFrom(state);
    seen.galleys[0].masts = 4; // the count was always wrong; only a difference matters
    show(reader, state, seen);
    EXPECT_EQ(reader.explain(state).ruling, Ruling::Unchanged);
    reader.agreed(state);
    reader.forget();
    seen.galleys[0].oars.port = 4;
    seen.galleys[0].center.x += 1_mm; // the hand pushes the galley while it takes the part
    show(reader, state, seen);
    const auto verdict = reader.explain(state);
    EXPECT_EQ(verdict.ruling, Ruling::Illegal);
    EXPECT_EQ(actionOf(state, verdict), "A1 loses 1/0/0");
    EXPECT_EQ(verdict.explanations.front().violation->rule, "WG-34");
}

TEST(GalleyRigs, MissesNoOarThatTheRecordNeverHad) {
    const State state = position(kOrdering);
    TableReader<WarGalley> reader;
    TableObservation seen = seenFrom(state);
    seen.galleys[0].oars.port = 6; // one oar was counted twice
    show(reader, state, seen);
    reader.agreed(state);
    showAnew(reader, state, seenFrom(state));
    EXPECT_EQ(reader.explain(state).ruling, Ruling::Unchanged);
}

} // namespace
} // namespace umpire::referee
