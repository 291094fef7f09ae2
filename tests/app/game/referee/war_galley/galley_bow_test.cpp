#include "app/game/referee/war_galley/galley_reader.h"
#include "tests/app/game/referee/war_galley/seen_galleys.h"
#include "tests/rules/war_galley/war_galley_game_table.h"

#include <gmock/gmock.h>

/// Tests the choice of the bow if no triangle on the deck shows it (WG-6).
namespace umpire::referee {
namespace {

using namespace war_galley::testing;
using war_galley::State;

TEST(GalleyBow, AsksWhichEndIsTheBowWhereABoxIsPlacedWithoutATriangle) {
    const State state = position("5:5/5/3@100,72,90;5:5/5/3 5:5/5/3;5:5/5/3 place");
    TableObservation seen = seenFrom(state);
    Galley fresh = seen.galleys.front();
    fresh.heading = radiansFromDegrees(270);
    fresh.center = {300_mm, 380_mm};
    fresh.bow = Bow::NotSeen;
    seen.galleys.push_back(fresh);
    const auto verdict = verdictOn(state, seen);
    EXPECT_EQ(verdict.ruling, Ruling::Ask);
    std::vector<std::string> offered;
    for (const auto& explanation : verdict.explanations) {
        offered.push_back(text(state, explanation.actions.front()));
    }
    EXPECT_THAT(offered, ::testing::UnorderedElementsAre("B1 at 300,350,270", "B1 at 300,410,90"));
}

TEST(GalleyBow, TakesTheBowFromTheRecordWhereTheTriangleIsNotSeen) {
    const State state = position(
        "5:5/5/3@100,72,90;5:5/5/3@300,72,90 5:5/5/3@100,350,270;5:5/5/3@300,350,270 orders");
    TableObservation seen = seenFrom(state);
    for (Galley& each : seen.galleys) { // seen the wrong way round
        each = withBowTowards(each, each.heading + 180_deg);
        each.bow = Bow::NotSeen;
    }
    EXPECT_EQ(verdictOn(state, seen).ruling, Ruling::Unchanged);
    seen.galleys.front().bow = Bow::Seen;
    EXPECT_NE(verdictOn(state, seen).ruling, Ruling::Unchanged) << "turned about by a hand";
}

} // namespace
} // namespace umpire::referee
