#include "app/referee/galley_reader.h"
#include "tests/rules/war_galley_game_table.h"

#include <gmock/gmock.h>

namespace umpire::referee {
namespace {

using namespace war_galley::testing;
using war_galley::GalleyPose;
using war_galley::State;

/// What lies there as the record has it, each galley so far ahead and turned.
TableObservation seenFrom(const State& state, Millimetres ahead = 0_mm, Radians turned = 0_deg) {
    TableObservation seen;
    for (std::size_t vessel = 0; vessel < state.vessels.size(); ++vessel) {
        if (!war_galley::isAfloat(state, vessel)) {
            continue;
        }
        Galley galley = war_galley::pieceOf(state, vessel);
        galley.center = galley.center + along(galley.heading, ahead);
        galley.heading += turned;
        const auto& rig = state.vessels[vessel].rig;
        galley.oars = {rig.port, rig.starboard};
        galley.masts = rig.masts;
        galley.confidence = 0.95;
        seen.galleys.push_back(galley);
    }
    return seen;
}

Verdict<WarGalley> verdictOn(const State& state, const TableObservation& seen) {
    TableReader<WarGalley> reader;
    for (int i = 0; i < 3; ++i) {
        reader.look(state, seen);
    }
    return reader.explain(state);
}

std::string actionOf(const State& state, const Verdict<WarGalley>& verdict) {
    return verdict.explanations.empty() || verdict.explanations.front().actions.empty()
               ? ""
               : text(state, verdict.explanations.front().actions.front());
}

const std::string kPlacing = "5:5/5/3@100,72,90;5:5/5/3 5:5/5/3;5:5/5/3 place";

TEST(GalleyReader, SeesWhereAGalleyIsPlaced) {
    const State state = position(kPlacing);
    EXPECT_EQ(verdictOn(state, seenFrom(state)).ruling, Ruling::Unchanged);
    TableObservation seen = seenFrom(state);
    Galley fresh = seen.galleys.front();
    fresh.heading = radiansFromDegrees(270);
    fresh.center = {300_mm, 380_mm};
    seen.galleys.push_back(fresh);
    const auto verdict = verdictOn(state, seen);
    EXPECT_EQ(verdict.ruling, Ruling::Called);
    EXPECT_EQ(actionOf(state, verdict), "B1 at 300,350,270");
}

TEST(GalleyReader, SaysWhichRuleAPlaceBreaks) {
    const State state = position(kPlacing);
    TableObservation seen = seenFrom(state);
    Galley fresh = seen.galleys.front();
    fresh.heading = radiansFromDegrees(270);
    fresh.center = {300_mm, 250_mm}; // far from side B's edge
    seen.galleys.push_back(fresh);
    const auto verdict = verdictOn(state, seen);
    EXPECT_EQ(verdict.ruling, Ruling::Illegal);
    ASSERT_FALSE(verdict.explanations.empty());
    EXPECT_EQ(verdict.explanations.front().violation->rule, "WG-11");
}

TEST(GalleyReader, TellsHowFarAGalleyIsOff) {
    const State state = position(
        "5:5/5/3@100,72,90;5:5/5/3@300,72,90 5:5/5/3@100,350,270;5:5/5/3@300,350,270 orders");
    EXPECT_EQ(verdictOn(state, seenFrom(state, 3_mm, 2_deg)).ruling, Ruling::Unchanged);
    const auto verdict = verdictOn(state, seenFrom(state, 12_mm, 0_deg));
    EXPECT_EQ(verdict.ruling, Ruling::OutOfSync);
    ASSERT_EQ(verdict.differences.size(), 4u);
    EXPECT_EQ(verdict.differences.front().where, "A1");
    EXPECT_THAT(verdict.differences.front().seen, ::testing::HasSubstr("12.0 mm and 0.0 degrees"));
    EXPECT_EQ(verdictOn(state, seenFrom(state, 0_mm, 9_deg)).ruling, Ruling::OutOfSync);
}

TEST(GalleyReader, AsksBeforeOrdersAndKeepsThemSecret) {
    const State state = position(
        "5:5/5/3@100,72,90;5:5/5/3@300,72,90 5:5/5/3@100,350,270;5:5/5/3@300,350,270 orders");
    const TableReader<WarGalley> reader;
    ASSERT_TRUE(reader.question(state));
    EXPECT_THAT(reader.question(state)->players, ::testing::ElementsAre("A", "B"));
    EXPECT_EQ(reader.onlyFor(state, action(state, "B1 orders FFXLX")), "B");
    EXPECT_EQ(reader.onlyFor(state, action(state, "A ready")), "");
}

TEST(GalleyReader, CorrectsWhereAGalleyLies) {
    const State state = position(
        "5:5/5/3@100,72,90;5:5/5/3@300,72,90 5:5/5/3@100,350,270;5:5/5/3@300,350,270 orders");
    const auto corrected = TableReader<WarGalley>::corrected(state, "A1 110,75,95");
    ASSERT_TRUE(std::holds_alternative<State>(corrected));
    EXPECT_EQ(poseOf(std::get<State>(corrected), 0), "110,75,95");
    EXPECT_TRUE(
        std::holds_alternative<ParseError>(TableReader<WarGalley>::corrected(state, "A1 nowhere")));
    EXPECT_TRUE(std::holds_alternative<ParseError>(TableReader<WarGalley>::corrected(state, "A1")));
}

/// A blow of two points on B1 is owed.
const std::string kBlow =
    "5:0/5/0@365,200,270=- 5:5/5/3@365,100,90=FFFFF step5:move A1*B1:2 introduction";

TEST(GalleyReader, ChecksTheOarsAndMastsThatAreTaken) {
    const State state = position(kBlow);
    ASSERT_EQ(war_galley::pendingOf(state).owed, war_galley::Owed::Losses);
    EXPECT_EQ(verdictOn(state, seenFrom(state)).ruling, Ruling::Unchanged);
    const auto ways = war_galley::legalActions(state);
    ASSERT_FALSE(ways.empty());
    const State after = war_galley::apply(state, ways.front()).state;
    const auto verdict = verdictOn(state, seenFrom(after));
    EXPECT_EQ(verdict.ruling, Ruling::Called);
    EXPECT_EQ(actionOf(state, verdict), text(state, ways.front()));
    TableObservation tooMany = seenFrom(state);
    tooMany.galleys[1].oars = {0, 0};
    EXPECT_EQ(verdictOn(state, tooMany).ruling, Ruling::Illegal);
    TableObservation half = seenFrom(state);
    half.galleys[1].masts = *half.galleys[1].masts - 1;
    EXPECT_EQ(verdictOn(state, half).ruling, Ruling::Unfinished);
}

} // namespace
} // namespace umpire::referee
