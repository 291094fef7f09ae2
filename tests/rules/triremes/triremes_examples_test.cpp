#include "tests/rules/triremes/triremes_table.h"

/// Tests the worked examples of 5.5 of the rules.
namespace umpire::triremes::testing {
namespace {

TEST(TriremesExamples, X1SixShipsAndSixSoldiersEachTwentyFourFiguresWithTwoBooks) {
    const State one = start();
    for (const Player player : {Player{0}, Player{1}}) {
        EXPECT_EQ(shipsOf(one, player), 6);
        EXPECT_EQ(one.toPlace[std::size_t(player.seat)], 6);
    }
    for (const Ship& ship : one.ships) { // TR-3: 2 x 1
        EXPECT_TRUE(one.chart().areNeighbours(ship.bow, sternOf(one.chart(), ship)));
    }
    const State two = start("two-books");
    for (const Player player : {Player{0}, Player{1}}) {
        EXPECT_EQ(shipsOf(two, player) + two.toPlace[std::size_t(player.seat)], 24);
        EXPECT_EQ(std::ranges::count(two.chart().capitals, player), 2);
    }
}

constexpr std::string_view kLandBattle =
    "light=|c3 dark=|b3,j18 turn=light fight=c3>b3 aim=figures";

TEST(TriremesExamples, X2ALandBattle) {
    EXPECT_EQ(played(kLandBattle, {"die:4", "die:5"}), // 7 against 7: the roles swap
              "light=|c3 dark=|b3,j18 turn=light fight=c3<b3 aim=figures");
    EXPECT_EQ(played(kLandBattle, {"die:5", "die:5"}), // 8 > 7
              "light=|b3 dark=|j18 turn=dark aim=figures");
    EXPECT_EQ(played(kLandBattle, {"die:3", "die:5"}),       // 6 < 7
              "light=| dark=|c3,j18 turn=dark aim=figures"); // TR-15
}

TEST(TriremesExamples, X3OfThe36ThrowsTheAttackerWins21And5AreTies) {
    int wins = 0;
    int ties = 0;
    int losses = 0;
    for (int attack = 1; attack <= 6; ++attack) {
        for (int defence = 1; defence <= 6; ++defence) {
            const State end = after(position(kLandBattle), {"die:" + std::to_string(attack),
                                                            "die:" + std::to_string(defence)});
            ties += int(!end.fights.empty());
            wins += int(end.fights.empty() && soldiersOf(end, {0}) == 1);
            losses += int(soldiersOf(end, {0}) == 0);
        }
    }
    EXPECT_EQ(wins, 21);
    EXPECT_EQ(ties, 5);
    EXPECT_EQ(losses, 10);
}

TEST(TriremesExamples, X4TheManoeuvres) {
    EXPECT_EQ(listed("light=e9n|c3 dark=|j18 turn=light", "e9"),
              "e9-e11n e9-f9e e9-e10e e9-d9w e9-e10w e9-e9s");
    // The example's squares are d5 and d4; c5, c6, c4 and d3 are sea on this map.
    const std::string_view line = "light=d5n|a1 dark=|j18 turn=light";
    EXPECT_EQ(played(line, {"d5-d7n"}), "light=d7n|a1 dark=|j18 turn=dark");
    EXPECT_EQ(played(line, {"d5-e5e"}), "light=e5e|a1 dark=|j18 turn=dark");
    EXPECT_EQ(played(line, {"d5-d6e"}), "light=d6e|a1 dark=|j18 turn=dark");
    EXPECT_EQ(played(line, {"d5-d5s"}), "light=d5s|a1 dark=|j18 turn=dark");
    const State state = after(position(line), {"d5-d6e"});
    EXPECT_EQ(sternOf(state.chart(), state.ships[0]), state.chart().find({2, 5})); // c6
    const State about = after(position(line), {"d5-d5s"});
    EXPECT_EQ(sternOf(about.chart(), about.ships[0]), about.chart().find({3, 5})); // d6
}

TEST(TriremesExamples, X5FromTheSideAndFromBehindButNotFromTheFront) {
    const auto sinks = [](const std::string& ship, const std::string& word) {
        const State state = position("light=" + ship + "|a1 dark=e7n|j18 turn=light");
        return isLegal(state, word) && after(state, {word}).ships.size() == 1;
    };
    EXPECT_TRUE(sinks("d7e", "d7-e7e")); // the first of two squares ahead
    EXPECT_TRUE(sinks("c7e", "c7-e7e")); // the second
    EXPECT_TRUE(sinks("d6e", "d6-e6e"));
    EXPECT_TRUE(sinks("d6n", "d6-e6e")); // turns east, then moves one ahead
    EXPECT_TRUE(sinks("e4n", "e4-e6n")); // from behind
    EXPECT_FALSE(isLegal(position("light=e9s|a1 dark=e7n|j18 turn=light"), "e9-e7s"));
    expectViolations(position("light=e9s|a1 dark=e7n|j18 turn=light"),
                     {{"e9-e7s", ViolationKind::Blocked, "TR-A5", "e7 of dark from the front"}});
}

TEST(TriremesExamples, X6ALadenShipTakesItsSoldiersDown) {
    EXPECT_EQ(played("light=c9e|a1 dark=e9n:2|j18 turn=light", {"c9-e9e"}),
              "light=e9e|a1 dark=|j18 turn=dark");
    EXPECT_EQ(told("light=c9e|a1 dark=e9n:2|j18 turn=light", {"c9-e9e"}),
              "light sails c9 to e9 heading east\n"
              "the ship e9 of dark sinks, 2 soldiers aboard\n");
}

TEST(TriremesExamples, X7ThreeSoldiersOnTheFortressWinTwoDoNot) {
    const State two = position("light=|f19,g19,i19 dark=|a18 turn=light");
    EXPECT_EQ(winner(two), "-");
    const State three = after(two, {"i19-h19"});
    EXPECT_EQ(winner(three), "light");
    EXPECT_EQ(outcomeOf(three)->rule, "TR-4");
    EXPECT_EQ(english(outcomeOf(three)->because), "light has 3 soldiers in the capital of dark");
}

/// A loaded ship of light boards an empty ship of dark, or the reverse.
TEST(TriremesExamples, X8OnePlusTwoAgainstOnePlusNone) {
    const std::string_view boarded = "light=d9n:2|a1 dark=e9n|j18 turn=light fight=d9>e9";
    EXPECT_EQ(played(boarded, {"die:6", "die:1"}), "light=d9n:2,e9n|a1 dark=|j18 turn=dark");
    EXPECT_EQ(played(boarded, {"die:1", "die:6"}),
              "light=d9n:1|a1 dark=e9n|j18 turn=light fight=d9<e9");
    EXPECT_EQ(played(boarded, {"die:1", "die:6", "die:6", "die:1"}),
              "light=d9n|a1 dark=e9n|j18 turn=light fight=d9>e9");
    EXPECT_EQ(played(boarded, {"die:1", "die:6", "die:6", "die:1", "die:1", "die:6"}),
              "light=|a1 dark=d9n,e9n|j18 turn=dark");
}

TEST(TriremesExamples, X9TheDefenderRamsTheBoarderInsteadOfThrowing) {
    // With a soldier aboard, the loser loses the soldier and keeps the ship (TR-A17).
    EXPECT_EQ(played("light=d9n:2|a1 dark=b9e,e9n:1|j18 turn=light fight=d9>e9:1", {"b9-d9e"}),
              "light=|a1 dark=d9e,e9n|j18 turn=dark");
    // Without a soldier, the loser loses the ship to the soldiers who cross (TR-18, TR-A18).
    EXPECT_EQ(played("light=d9n:2|a1 dark=b9e,e9n|j18 turn=light fight=d9>e9:1", {"b9-d9e"}),
              "light=e9n:2|a1 dark=d9e|j18 turn=dark");
    EXPECT_EQ(told("light=d9n:2|a1 dark=b9e,e9n|j18 turn=light fight=d9>e9:1", {"b9-d9e"}),
              "dark makes a tactical move with b9 to d9 heading east\n"
              "the ship d9 of light sinks, 2 soldiers aboard\n"
              "dark forfeits a fighter\n"
              "dark loses the sailors of e9\n"
              "light captures the ship e9, 2 soldiers aboard\n");
}

} // namespace
} // namespace umpire::triremes::testing
