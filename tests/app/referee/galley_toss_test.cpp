#include "app/referee/war_galley/galley_reader.h"
#include "tests/app/referee/seen_galleys.h"
#include "tests/rules/war_galley_game_table.h"

#include <gtest/gtest.h>

/// A toss of which not all is seen.
namespace umpire::referee {
namespace {

using namespace war_galley::testing;
using war_galley::State;

const std::string kBefore =
    "5:5/5/3@200,84,90 5:5/5/3@400,336,270 orders introduction poses=confirmed";

TEST(GalleyToss, LeavesTheHitsOfAMatchThatItDoesNotSeeToThePlayers) {
    // Two masts within 2 M: two matches are due.
    const State state =
        position("5:5/5/2@200,200,90=X 5:5/5/3@250,270,270=- step1:fire A1>B1 introduction "
                 "poses=confirmed");
    TableObservation fallen = seenFrom(state);
    TableReader<WarGalley> reader;
    reader.look(position(kBefore), fallen);
    reader.forget();
    reader.look(state, fallen);
    EXPECT_EQ(reader.looseMatches(state), std::nullopt) << "nothing fell yet";
    reader.forget();
    Match match;
    match.tail = {150_mm, 300_mm};
    match.head = {150_mm, 342_mm};
    match.confidence = 1.0;
    match.sigmaHead = match.sigmaTail = 0.3_mm;
    fallen.matches.push_back(match);
    for (int i = 0; i < 5; ++i) {
        reader.look(state, fallen);
    }
    EXPECT_EQ(reader.looseMatches(state), 2);
    const auto verdict = reader.explain(state);
    EXPECT_EQ(verdict.ruling, Ruling::Ask);
    EXPECT_EQ(text(state, verdict.explanations[0].actions.back()),
              "A1 toss 150,300>150,342 dropped=2 sigma=0.3");
}

} // namespace
} // namespace umpire::referee
