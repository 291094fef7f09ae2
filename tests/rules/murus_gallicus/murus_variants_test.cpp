#include "tests/rules/murus_gallicus/murus_table.h"

#include "rules/running_game.h"

#include <algorithm>

namespace umpire::murus_gallicus::testing {
namespace {

template <typename Wanted>
int countOf(const std::vector<Event>& events) {
    return int(std::ranges::count_if(
        events, [](const Event& event) { return std::holds_alternative<Wanted>(event); }));
}

TEST(MurusBribe, Mg17BothSidesScatterATowerAndThePersonsMayChangeOnce) {
    const State bribed = after(start("bribe"), {"d1-c2,f2"});
    EXPECT_EQ(text(bribed), "tttttttt/8/8/8/8/2W2W2/TTT1TTTT g bribe");
    EXPECT_EQ(legalActions(bribed).size(), 224U);
    EXPECT_EQ(std::ranges::count(declarations(bribed), Action(Swap{})), 1);

    const State swapped = after(bribed, {"swap"});
    EXPECT_EQ(text(swapped), "tttttttt/8/8/8/8/2W2W2/TTT1TTTT g bribe swapped");
    EXPECT_EQ(swapped.mover, bribed.mover) << "no turn (MG-A6)";
    EXPECT_EQ(violationOf(swapped, "swap").rule, "MG-17");

    const State opened = after(swapped, {"a7-a6,h6"});
    EXPECT_EQ(text(opened), "1ttttttt/w6w/8/8/8/2W2W2/TTT1TTTT r bribe swapped");
    EXPECT_EQ(violationOf(opened, "a1-a2,b2").kind, ViolationKind::OpeningIsNotDue);
    EXPECT_FALSE(validate(opened, action(opened, "b1-d3"))) << "the wall on c2 becomes a tower";
    EXPECT_EQ(text(after(opened, {"b1-d3"})),
              "1ttttttt/w6w/8/8/3W4/2T2W2/T1T1TTTT g bribe swapped");
}

TEST(MurusBribe, MgA7GoesTogetherWithCatapults) {
    const State state = after(start("bribe-advanced"), {"a1-a2,b2", "a7-a6,b6"});
    EXPECT_FALSE(validate(state, action(state, "b1-d1"))) << "towers make catapults";
}

TEST(MurusAdvanced, MgA1TheBreakthroughWinsAtOnceOrMustSurvive) {
    const std::string_view line = "ttt2ttt/8/3T4/8/8/8/TTTTTTT1 r";
    const State atOnce = after(position(line, "basic"), {"d5-d7"});
    EXPECT_EQ(winner(atOnce), "roman");
    EXPECT_EQ(english(outcomeOf(atOnce)->because), "Roman holds d7 on the opponent's home row");

    const State pending = after(position(line, "advanced-delayed"), {"d5-d7"});
    EXPECT_EQ(winner(pending), "-");
    const State survived = after(pending, {"a7-a5"});
    EXPECT_EQ(winner(survived), "roman");
    EXPECT_EQ(outcomeOf(survived)->rule, "MG-15");
    const State struck = after(pending, {"c7xd7"});
    EXPECT_EQ(winner(struck), "-") << "the wall was taken in time";
}

TEST(MurusAdvanced, MgA3WhoseTurnBeginsFirstWinsWhereBothHaveBrokenThrough) {
    EXPECT_EQ(winner(position("W7/8/8/8/8/8/w7 r", "advanced-delayed")), "roman");
    EXPECT_EQ(winner(position("W7/8/8/8/8/8/w7 g", "advanced-delayed")), "gaul");
}

TEST(MurusAdvanced, TheGoalIsTold) {
    const State state = position("ttt2ttt/8/3T4/8/8/8/TTTTTTT1 r");
    const auto events = murus_gallicus::apply(state, action(state, "d5-d7")).events;
    EXPECT_EQ(countOf<StoneMoved>(events), 2);
    EXPECT_EQ(countOf<GoalReached>(events), 1);
}

TEST(MurusEscape, Mg19ABreakthroughDoesNotWinButResignationDoes) {
    const State state = after(position("ttt2ttt/8/3T4/8/8/8/TTTTTTT1 r", "escape"), {"d5-d7"});
    EXPECT_EQ(winner(state), "-");
    const State resigned = after(state, {"resign"});
    EXPECT_EQ(winner(resigned), "roman");
    EXPECT_EQ(text(resigned), text(state) + " resigned");
    EXPECT_EQ(position(text(resigned)), resigned);
    EXPECT_TRUE(declarations(resigned).empty());
}

TEST(MurusResign, Mg19EitherSideGivesUpAtAnyTime) {
    const State gaulsTurn = after(start(), {"d1-d3"});
    const State other = after(gaulsTurn, {"resign roman"});
    EXPECT_EQ(winner(other), "gaul");
    EXPECT_EQ(text(other), text(gaulsTurn) + " other-resigned");
    EXPECT_EQ(position(text(other)), other);
    const State own = after(gaulsTurn, {"resign gaul"});
    EXPECT_EQ(own, after(gaulsTurn, {"resign"})) << "whose turn it is need not be named";
    EXPECT_EQ(winner(own), "roman");
    EXPECT_EQ(text(gaulsTurn, action(gaulsTurn, "resign gaul")), "resign");
    EXPECT_EQ(text(gaulsTurn, action(gaulsTurn, "resign roman")), "resign roman");
    EXPECT_EQ(declarations(gaulsTurn).size(), 3U) << "both resign, or they agree on a draw";
}

TEST(MurusResign, Mg20AmongFourWhoIsNotToMoveLeavesAndTheTurnStays) {
    const State state = after(start("escape-4"), {"resign third"});
    EXPECT_EQ(state.mover, Player{0});
    EXPECT_TRUE(text(state).ends_with(" 124 escape-4")) << text(state);
    EXPECT_EQ(violationOf(state, "resign third").kind, ViolationKind::IsOut);
    EXPECT_EQ(winner(after(state, {"resign second", "resign fourth"})), "first");
}

TEST(MurusResign, Mg19WhoIsInTheGameGivesUpAndNobodyElse) {
    const State state = after(start("escape-4"), {"resign third"});
    EXPECT_EQ(MurusGallicus::resignation(state, Player{1}), Action(Resign{Player{1}}));
    EXPECT_EQ(MurusGallicus::resignation(state, Player{2}), std::nullopt) << "he is out";
    EXPECT_EQ(MurusGallicus::resignation(state, Player{4}), std::nullopt) << "nobody sits there";
    const State over = after(state, {"draw"});
    EXPECT_EQ(MurusGallicus::resignation(over, Player{1}), std::nullopt);
}

TEST(MurusBribe, Mg17TheOutcomeNamesThePersonAfterTheSwap) {
    const State swapped = after(start("bribe"), {"d1-c2,f2", "swap", "a7-a6,h6"});
    const State resigned = after(swapped, {"resign gaul"});
    EXPECT_EQ(winner(resigned), "roman") << "the side that won";
    EXPECT_EQ(english(outcomeOf(resigned)->because),
              "Gaul gave up; the person who began as Gaul wins");
    const State asSeated = after(start("bribe"), {"d1-c2,f2", "a7-a6,h6", "resign gaul"});
    EXPECT_EQ(english(outcomeOf(asSeated)->because), "Gaul gave up");
}

TEST(MurusEscape, Mg20TwoSitAtOppositeEdgesOfAHexagon) {
    const State state = position("ttttt/6/7/8/9/8/7/6/TTTTT r board=hex5 breakthrough=never");
    EXPECT_EQ(state, startOf(state.settings));
    EXPECT_EQ(listed(state), "e1-e3 e1-c3 f1-f3 f1-d3 g1-g3 g1-e3 h1-h3 h1-f3 i1-i3 i1-g3")
        << "upwards to both sides; the row itself is full of towers";
    EXPECT_EQ(perft<MurusGallicus>(state, 2), 100U) << "the Gauls' mirror it";
    const State catapult = position("5/6/7/8/4C4/8/7/6/5 r board=hex5 breakthrough=never "
                                    "catapults=on");
    EXPECT_EQ(legalActions(catapult).size(), 8U) << "two forward and two lateral lines (MG-A8)";
}

TEST(MurusEscape, Mg20FourSitRoundLargerSquares) {
    Settings settings = variant("escape-4");
    ASSERT_TRUE(takeSetting("board=10x10", settings));
    const State state = startOf(settings);
    const std::string line = "1UUUUUUUU1/t8u/t8u/t8u/t8u/t8u/t8u/t8u/t8u/1TTTTTTTT1 1234 "
                             "board=10x10 players=4 breakthrough=never";
    EXPECT_EQ(text(state), line);
    EXPECT_EQ(position(line), state);
    EXPECT_EQ(legalActions(state).size(), 20U) << "as MG-X1 counts, on a home row of eight";
    const State moved = after(state, {"b1-d3", "a9-c9", "i10-i8", "j5-h5"});
    EXPECT_EQ(text(moved), "1UUUUUUU2/1ww5Xu/t7Xu/t8u/t8u/t6xx1/t8u/t2W5u/t1W6u/2TTTTTTT1 1234 "
                           "board=10x10 players=4 breakthrough=never");
    const State empty = position("10/10/10/10/10/10/10/10/10/1T8 1 board=10x10 players=4 "
                                 "breakthrough=never");
    EXPECT_EQ(text(empty).substr(0, 6), "10/10/");
    Settings smaller = variant("escape-4");
    ASSERT_TRUE(takeSetting("board=9x9", smaller));
    EXPECT_EQ(geometryOf(smaller).cellCount, 81);
}

TEST(MurusEscape, MgA11APlayerIsOutAtTheStartOfHisTurnAndIsPassedOver) {
    const State state = position("8/8/4U3/8/5x2/8/tt6/Tt6 4123 escape-4");
    EXPECT_EQ(state.mover, Player{1}) << "fourth has a wall only, first is hemmed in";
    EXPECT_EQ(text(state), "8/8/4U3/8/5x2/8/tt6/Tt6 23 escape-4");
}

TEST(MurusEscape, Mg20TheStonesOfThoseWhoAreOutStayAndMayBeRemoved) {
    const State state = position("8/8/4U3/8/8/3tW3/8/8 23 escape-4");
    const State struck = after(state, {"d3xe3"});
    EXPECT_EQ(text(struck), "8/8/4U3/8/8/3w4/8/8 32 escape-4");
    EXPECT_EQ(winner(struck), "-");
    const auto step = murus_gallicus::apply(struck, action(struck, "e6-e8"));
    EXPECT_EQ(step.events.back(), Event(PlayerLeft{Player{1}, Leaving::Stalemated}));
    EXPECT_EQ(winner(step.state), "third");
    EXPECT_EQ(outcomeOf(step.state)->rule, "MG-20");
}

TEST(MurusEscape, Mg20WhoResignsAmongFourIsOutAndTheOthersGoOn) {
    const State state = after(start("escape-4"), {"resign"});
    EXPECT_EQ(text(state), "1UUUUUU1/t6u/t6u/t6u/t6u/t6u/t6u/1TTTTTT1 234 escape-4");
    const State last = after(state, {"resign", "resign"});
    EXPECT_EQ(winner(last), "fourth");
}

TEST(MurusEscape, MgA10FourPlayersMoveClockwise) {
    State state = start("escape-4");
    for (const char* word : {"b1-b3", "a3-c5", "c8-c6", "h6-f6"}) {
        const Player mover = state.mover;
        state = after(state, {word});
        EXPECT_EQ(state.mover.seat, (mover.seat + 1) % 4);
    }
}

TEST(MurusEscape, MgA8CatapultsThrowAwayFromTheirOwnersEdge) {
    const auto throwsFrom = [](const std::string& line) { return listed(position(line)); };
    const std::string rules = " board=8x8 players=4 breakthrough=never catapults=on";
    EXPECT_EQ(throwsFrom("8/8/8/8/c6U/8/8/8 23" + rules),
              "a4*a6 a4*a7 a4*c6 a4*d7 a4*c4 a4*d4 a4*c2 a4*d1 a4*a2 a4*a1");
    const std::string hexagons = " board=hex5 players=3 breakthrough=never catapults=on";
    EXPECT_EQ(throwsFrom("5/6/7/8/c8/8/7/6/T4 21" + hexagons),
              "a5*a7 a5*a8 a5*c5 a5*d5 a5*c3 a5*d2");
}

/// Plays the cycle of MG-A9: both sides walk back and forth on their own rows.
TEST(MurusRunning, MgA9TheThirdTimeAPositionOccursIsCounted) {
    RunningGame<MurusGallicus> game(position("8/8/5tww/8/1TWW4/8/8 r", "escape"));
    const std::vector<std::string> round = {"b3-d3", "f5-h5", "c3-a3", "g5-e5", "d3-b3", "h5-f5",
                                            "b3-d3", "f5-h5", "c3-a3", "g5-e5", "a3-c3", "e5-g5"};
    for (int expected = 2; expected <= 3; ++expected) {
        int seen = 0;
        for (const std::string& word : round) {
            const auto answer = game.play(word);
            ASSERT_EQ(answer.index(), 0U) << word << " in " << text(game.state());
            seen = std::get<0>(answer).timesSeen;
        }
        EXPECT_EQ(seen, expected);
    }
    const auto agreed = game.play("draw");
    ASSERT_EQ(agreed.index(), 0U);
    EXPECT_EQ(winner(game.state()), "draw");
}

TEST(MurusRunning, WhatIsRefusedChangesNothing) {
    RunningGame<MurusGallicus> game(start());
    for (const char* wrong : {"d1-d4", "d1", "swap", "", "d7-d5"}) {
        EXPECT_EQ(game.play(std::string_view(wrong)).index(), 1U) << wrong;
        EXPECT_EQ(game.state(), start()) << wrong;
    }
}

} // namespace
} // namespace umpire::murus_gallicus::testing
