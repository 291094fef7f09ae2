#include "tests/rules/triremes/triremes_table.h"

/// Tests TR-6, TR-9, TR-10, TR-13 to TR-15 with their readings.
namespace umpire::triremes::testing {
namespace {

TEST(TriremesSoldiers, ArePlacedOneByOneOnTheOwnCoast) { // TR-6
    State state = start();
    EXPECT_EQ(legalActions(state).size(), 44U); // 5.3: 44 coast squares, including the fortress
    state = after(state, {"+f1", "+a20"});
    EXPECT_EQ(text(state).substr(text(state).find("turn=")), "turn=light place=5,5");
    EXPECT_EQ(legalActions(state).size(), 43U);
    expectViolations(state, {{"+f1", ViolationKind::Blocked, "TR-6", "f1 already"},
                             {"+b20", ViolationKind::NotYours, "TR-6", "not on the coast of light"},
                             {"+f9", ViolationKind::WrongTerrain, "TR-6", "f9 is no coast"},
                             {"c5-c7n", ViolationKind::NotNow, "TR-7", "place their soldiers"}});
    state =
        after(state, {"+a1", "+b20", "+a2", "+c20", "+a3", "+d20", "+a4", "+e20", "+a5", "+f20"});
    EXPECT_EQ(phaseOf(state), Phase::Turn);
    EXPECT_EQ(state.mover, Player{0});
}

TEST(TriremesSoldiers, WalkOneSquareOnTheCoast) { // TR-9
    const std::string_view line = "light=|b3,b4 dark=|j18 turn=light";
    EXPECT_EQ(listed(line), "b3-c3 b3-b2 b3-a3 b4-b5 b4-a4");
    EXPECT_EQ(played(line, {"b4-b5"}), "light=|b3,b5 dark=|j18 turn=dark");
    expectViolations(position(line),
                     {{"b3-b4", ViolationKind::NotAnEnemy, "TR-10", "light's own"},
                      {"b3-b5", ViolationKind::NotBeside, "TR-9", "not 1 square"},
                      {"b4-c4", ViolationKind::WrongTerrain, "TR-9", "c4 is no coast"},
                      {"b4-c5", ViolationKind::WrongTerrain, "TR-9", "c5 is no coast"},
                      {"b3-a2", ViolationKind::NotBeside, "TR-9", "a2 is not 1 square"}});
}

TEST(TriremesSoldiers, StrikeWhereAnEnemyStands) { // TR-10, TR-15
    EXPECT_EQ(told("light=|b3 dark=|b4,j18 turn=light", {"b3-b4"}),
              "light's b3 strikes dark's b4, 1 against 1\n");
    EXPECT_EQ(told("light=|b3 dark=|b4,j18 turn=light", {"b3-b4", "die:5", "die:5"}),
              "dark throws 5 in defence\n"
              "light's attack 8 beats dark's defence 7\n"
              "dark loses a soldier of b4\n"
              "light's soldier goes from b3 to b4\n");
}

TEST(TriremesSoldiers, A11TheDefenderWhoWinsTakesTheSquareOrStays) { // TR-15
    const std::string line = "light=|a1,b3 dark=|b4,j18 turn=light";
    EXPECT_EQ(played(line, {"b3-b4", "die:1", "die:6"}), "light=|a1 dark=|b3,j18 turn=dark");
    EXPECT_EQ(played(line + " defender=stays", {"b3-b4", "die:1", "die:6"}),
              "light=|a1 dark=|b4,j18 turn=dark defender=stays");
}

TEST(TriremesSoldiers, A12ATieSwapsTheRolesAndTheyThrowAtOnce) {
    const std::string_view line = "light=|a1,b3 dark=|b4,j18 turn=light";
    const std::vector<std::string> tie = {"b3-b4", "die:3", "die:4"};
    EXPECT_EQ(played(line, tie), "light=|a1,b3 dark=|b4,j18 turn=light fight=b3<b4");
    // Dark attacks now: 4 + 3 against 4 + 2. Without the swap the sums would be 4 + 2 against 4 +
    // 3.
    EXPECT_EQ(told(line, {"b3-b4", "die:3", "die:4", "die:4", "die:4"}),
              "light throws 4 in defence\n"
              "dark's attack 7 beats light's defence 6\n"
              "light loses a soldier of b3\n"
              "dark's soldier goes from b4 to b3\n");
    // The attacker who struck loses against light's defence, and light moves in.
    EXPECT_EQ(played(line, {"b3-b4", "die:3", "die:4", "die:1", "die:6"}),
              "light=|a1,b4 dark=|j18 turn=dark");
    // A second tie gives the attack back.
    EXPECT_EQ(played(line, {"b3-b4", "die:3", "die:4", "die:1", "die:2"}),
              "light=|a1,b3 dark=|b4,j18 turn=light fight=b3>b4");
}

TEST(TriremesSoldiers, GoAboardAShipBesideThemOneOrTwoInATurn) { // TR-13, TR-A9, TR-A10
    const std::string_view line = "light=c5n|b4,b5,c3 dark=|j18 turn=light";
    EXPECT_EQ(listed(line, "c5<"), "c5<c3 c5<c3,b4 c5<c3,b5 c5<b4 c5<b4,b5 c5<b5");
    EXPECT_EQ(played(line, {"c5<c3,b5"}), "light=c5n:2|b4 dark=|j18 turn=dark");
    EXPECT_EQ(played(line, {"c5<b4"}), "light=c5n:1|c3,b5 dark=|j18 turn=dark");
    EXPECT_EQ(listed("light=c5n:1|b4,c3 dark=|j18 turn=light", "c5<"), "c5<c3 c5<b4");
    EXPECT_EQ(listed("light=c5n:2|b4,c3 dark=|j18 turn=light", "c5<"), "");
    expectViolations(
        position("light=c5n:1|b3,b4,c3 dark=|b5,j18 turn=light"),
        {{"c5<c3,b4", ViolationKind::NoRoom, "TR-13", "carries 1 already; with 2 more"},
         {"c5<b3", ViolationKind::NotBeside, "TR-A9", "b3 is not beside"}, // TR-A24: diagonal
         {"c5<b5", ViolationKind::NotYours, "TR-13", "b5 is dark's"},
         {"c5<a1", ViolationKind::NothingThere, "TR-13", "no soldier stands on a1"},
         {"c5<b4,b4", ViolationKind::NotTwoSquares, "TR-13", "two different squares, not b4 twice"},
         {"c5<b4,c3", ViolationKind::NoRoom, "TR-13", "carries 1 already; with 2 more"},
         {"c4<b4", ViolationKind::NothingThere, "TR-13", "no ship has its bow on c4"}});
}

TEST(TriremesSoldiers, AreNamedInAnyOrderAndWrittenInOne) { // TR-13, TR-14
    const std::string_view loading = "light=c5n|b4,b5 dark=|j18 turn=light";
    EXPECT_EQ(action(position(loading), "c5<b5,b4"), action(position(loading), "c5<b4,b5"));
    EXPECT_EQ(text(position(loading), action(position(loading), "c5<b5,b4")), "c5<b4,b5");
    EXPECT_EQ(played(loading, {"c5<b5,b4"}), "light=c5n:2| dark=|j18 turn=dark");
    const std::string_view landing = "light=c5n:2|a1 dark=|j18 turn=light";
    EXPECT_EQ(text(position(landing), action(position(landing), "c5>b5,c3")), "c5>c3,b5");
    EXPECT_EQ(played(landing, {"c5>b5,b4"}), "light=c5n|a1,b4,b5 dark=|j18 turn=dark");
    const Action inAnyOtherOrder = Load{50, 49, 37}; // no text has this order
    EXPECT_EQ(english(validate(position(loading), inAnyOtherOrder)->because),
              "b4 is named before b5");
}

TEST(TriremesSoldiers, LandBothInOneTurnBesideTheShip) { // TR-14
    const std::string_view line = "light=c5n:2|a1 dark=|j18 turn=light";
    EXPECT_EQ(listed(line, "c5>"), "c5>c3 c5>c3,b4 c5>c3,b5 c5>b4 c5>b4,b5 c5>b5");
    EXPECT_EQ(played(line, {"c5>b4,b5"}), "light=c5n|a1,b4,b5 dark=|j18 turn=dark");
    EXPECT_EQ(played(line, {"c5>c3"}), "light=c5n:1|a1,c3 dark=|j18 turn=dark");
    expectViolations(
        position("light=c5n:1,d5n|b4 dark=|j18 turn=light"),
        {{"c5>b4", ViolationKind::Blocked, "TR-6", "a soldier of light stands on b4"},
         {"c5>b5,b5", ViolationKind::NotTwoSquares, "TR-14", "two different squares, not b5 twice"},
         {"c5>b5,c3", ViolationKind::NobodyAboard, "TR-14", "carries 1 soldiers, not 2"},
         {"c5>c3,b5", ViolationKind::NobodyAboard, "TR-14", "carries 1 soldiers, not 2"},
         {"c5>c6", ViolationKind::WrongTerrain, "TR-14", "c6 is no coast"},
         {"c5>b6", ViolationKind::NotBeside, "TR-A9", "b6 is not beside"},
         {"d5>b5", ViolationKind::NotBeside, "TR-A9", "b5 is not beside"}});
}

TEST(TriremesSoldiers, A23FightForTheSquareTheyLandOnWhileStillAboard) {
    const std::string line = "light=c5n:2|a1 dark=|b4,j18 turn=light";
    EXPECT_EQ(played(line, {"c5>b4,b5"}), "light=c5n:1|a1,b5 dark=|b4,j18 turn=light fight=c5>b4");
    EXPECT_EQ(told(line, {"c5>b4,b5"}), "light's soldier lands on b5 from the ship c5\n"
                                        "light's c5 lands against dark's b4, 1 against 1\n");
    EXPECT_EQ(played(line, {"c5>b4", "die:6", "die:1"}), "light=c5n:1|a1,b4 dark=|j18 turn=dark");
    // TR-A11: a landing attacker has no square that the defender could take.
    EXPECT_EQ(played(line, {"c5>b4", "die:1", "die:6"}), "light=c5n:1|a1 dark=|b4,j18 turn=dark");
    EXPECT_EQ(played(line, {"c5>b4", "die:3", "die:4"}), // a tie: still aboard
              "light=c5n:2|a1 dark=|b4,j18 turn=light fight=c5<b4");
}

TEST(TriremesSoldiers, LandInTwoBattlesTheLowerSquareFirst) {
    const std::string_view line = "light=c5n:2|a1 dark=|b4,b5,j18 turn=light";
    EXPECT_EQ(played(line, {"c5>b4,b5"}),
              "light=c5n:2|a1 dark=|b4,b5,j18 turn=light fight=c5>b5,c5>b4");
    EXPECT_EQ(told(line, {"c5>b4,b5", "die:6", "die:1"}),
              "dark throws 1 in defence\n"
              "light's attack 9 beats dark's defence 3\n"
              "dark loses a soldier of b4\n"
              "light's soldier lands on b4 from the ship c5\n"
              "light's c5 lands against dark's b5, 1 against 1\n");
    EXPECT_EQ(played(line, {"c5>b4,b5", "die:6", "die:1", "die:1", "die:6"}),
              "light=c5n|a1,b4 dark=|b5,j18 turn=dark");
}

TEST(TriremesSoldiers, NoTacticalMoveInALandBattle) { // TR-17
    const State state = after(position("light=|b3 dark=k9n|b4,j18 turn=light"), {"b3-b4", "die:5"});
    EXPECT_EQ(listed(state), "die:1 die:2 die:3 die:4 die:5 die:6");
    EXPECT_TRUE(toAct(state).empty());
    expectViolations(state,
                     {{"k9-k11n", ViolationKind::NotNow, "TR-17", "a land battle is fought"}});
}

} // namespace
} // namespace umpire::triremes::testing
