#include "tests/rules/triremes/triremes_table.h"

/// Tests TR-16 to TR-20 with TR-A13 to TR-A19.
namespace umpire::triremes::testing {
namespace {

TEST(TriremesBoarding, A13TheAttackAlternatesAfterEveryExchangeTieOrNot) { // TR-16, TR-19
    const std::string_view line = "light=d9n:2|a1 dark=e9n:2|j18 turn=light fight=d9>e9";
    EXPECT_EQ(played(line, {"die:6", "die:1"}),
              "light=d9n:2|a1 dark=e9n:1|j18 turn=light fight=d9<e9");
    EXPECT_EQ(played(line, {"die:1", "die:6"}),
              "light=d9n:1|a1 dark=e9n:2|j18 turn=light fight=d9<e9");
    EXPECT_EQ(played(line, {"die:3", "die:4"}),
              "light=d9n:2|a1 dark=e9n:2|j18 turn=light fight=d9<e9");
    EXPECT_EQ(told(line, {"die:3", "die:4", "die:4", "die:4"}),
              "light throws 4 in defence\n"
              "dark's attack 7 beats light's defence 6\n"
              "light loses a soldier of d9\n");
}

TEST(TriremesBoarding, A14TheCapturedShipHasSailorsAgainAndNoSoldiers) {
    const std::string_view line = "light=d9n:1|a1 dark=e9n|j18 turn=light fight=d9>e9";
    EXPECT_EQ(played(line, {"die:6", "die:1"}), "light=d9n:1,e9n|a1 dark=|j18 turn=dark");
    EXPECT_EQ(told(line, {"die:6", "die:1"}), "dark throws 1 in defence\n"
                                              "light's attack 9 beats dark's defence 3\n"
                                              "dark loses the sailors of e9\n"
                                              "light captures the ship e9\n");
    // The captured ship sails on as light's.
    EXPECT_TRUE(isLegal(after(position(line), {"die:6", "die:1", "j18-k18"}), "e9-e11n"));
}

TEST(TriremesBoarding, TheBoardedSideMayTakeTheBoarder) { // TR-16
    EXPECT_EQ(played("light=d9n|a1 dark=e9n:1|j18 turn=light fight=d9>e9", {"die:1", "die:6"}),
              "light=|a1 dark=d9n,e9n:1|j18 turn=dark");
}

TEST(TriremesBoarding, CannotBeRefusedNorFightingShipsSeparated) { // TR-18
    State state = position("light=d9n,k9n|a1 dark=b9n,e9n|j18 turn=light fight=d9>e9");
    EXPECT_EQ(listed(state), "die:1 die:2 die:3 die:4 die:5 die:6");
    EXPECT_TRUE(toAct(state).empty());
    expectViolations(state, {{"k9-k11n", ViolationKind::NotNow, "TR-7", "attacker's die is due"},
                             {"pass", ViolationKind::NotNow, "TR-A22", "a fight goes on"},
                             {"a1-b1", ViolationKind::NotNow, "TR-7", "a fight goes on"}});
    state = after(state, {"die:2"});
    EXPECT_EQ(toAct(state), std::vector{Player{1}}); // he may move instead
    expectViolations(state,
                     {{"e9-e11n", ViolationKind::Engaged, "TR-18", "cannot be separated"},
                      {"d9-d11n", ViolationKind::NotYours, "TR-8", "d9 of light is not dark's"},
                      {"j18-k18", ViolationKind::NotNow, "TR-7", "defender's die is due"}});
}

TEST(TriremesBoarding, A16ATacticalMoveIsOneNormalMoveOfAnotherShip) { // TR-17
    const std::string_view line = "light=d9n|a1 dark=e9n:1,j12s|j18 turn=light fight=d9>e9:4";
    EXPECT_EQ(listed(line), "die:1 die:2 die:3 die:4 die:5 die:6 "
                            "j12-j10s j12-i12w j12-j11w j12-k12e j12-j11e j12-j12n");
    EXPECT_EQ(played(line, {"j12-j10s"}), "light=d9n|a1 dark=e9n,j10s|j18 turn=light fight=d9<e9");
    // The sailors forfeited: the ship is lost.
    EXPECT_EQ(played("light=d9n|a1 dark=e9n,j12s|j18 turn=light fight=d9>e9:4", {"j12-j10s"}),
              "light=d9n,e9n|a1 dark=j10s|j18 turn=dark");
}

TEST(TriremesBoarding, A19WhoDefendsInTheExchangeMayMakeIt) {
    const std::string_view line = "light=d9n:1,b9n|a1 dark=e9n,j12s|j18 turn=light fight=d9<e9:4";
    EXPECT_EQ(listed(line, "j12"), "");
    EXPECT_EQ(played(line, {"b9-b11n"}),
              "light=d9n,b11n|a1 dark=e9n,j12s|j18 turn=light fight=d9>e9");
}

TEST(TriremesBoarding, A17TheBoarderSunkWhileFightersAreLeft) { // TR-18
    EXPECT_EQ(told("light=d9n:2|a1 dark=b9e,e9n:2|j18 turn=light fight=d9>e9:4", {"b9-d9e"}),
              "dark makes a tactical move with b9 to d9 heading east\n"
              "the ship d9 of light sinks, 2 soldiers aboard\n"
              "dark forfeits a fighter\n"
              "dark loses a soldier of e9\n");
    EXPECT_EQ(played("light=d9n:2|a1 dark=b9e,e9n:2|j18 turn=light fight=d9>e9:4", {"b9-d9e"}),
              "light=|a1 dark=d9e,e9n:1|j18 turn=dark");
}

TEST(TriremesBoarding, A18TheSailorsForfeitedForIt) { // TR-18
    // A ship without a crew is captured even if nobody can cross.
    EXPECT_EQ(played("light=d9n|a1 dark=b9e,e9n|j18 turn=light fight=d9>e9:4", {"b9-d9e"}),
              "light=e9n|a1 dark=d9e|j18 turn=dark");
    EXPECT_EQ(played("light=d9n:1|a1 dark=b9e,e9n|j18 turn=light fight=d9>e9:4", {"b9-d9e"}),
              "light=e9n:1|a1 dark=d9e|j18 turn=dark");
    // The boarder rams the boarded ship while the boarder defends; then dark captures the boarder.
    EXPECT_EQ(played("light=d9n,g9w|a1 dark=e9n:2|j18 turn=light fight=d9<e9:4", {"g9-e9w"}),
              "light=e9w|a1 dark=d9n:2|j18 turn=dark");
}

TEST(TriremesBoarding, A16AThirdShipRammedDoesNotEndTheFight) {
    EXPECT_EQ(played("light=d9n,h9n|a1 dark=e9n:2,j9w|j18 turn=light fight=d9>e9:4", {"j9-h9w"}),
              "light=d9n|a1 dark=e9n:1,h9w|j18 turn=light fight=d9<e9");
}

/// Dark's g8 boards h10 instead of throwing in defence of e9.
constexpr std::string_view kInterrupted =
    "light=d9n:1,h10n|a1 dark=e9n:1,g8n|j18 turn=light fight=d9>e9:4";

TEST(TriremesBoarding, A16ANewBoardingIsFoughtOutFirst) {
    State state = after(position(kInterrupted), {"g8-g10n*h10"});
    EXPECT_EQ(text(state), "light=d9n:1,h10n|a1 dark=e9n:1,g10n|j18 turn=light "
                           "fight=d9>e9,g10>h10");
    // Dark takes h10; then the soldier of e9 is forfeited, and dark attacks in the first fight.
    EXPECT_EQ(text(after(state, {"die:6", "die:1"})),
              "light=d9n:1|a1 dark=e9n,g10n,h10n|j18 turn=light fight=d9<e9");
    // Light takes g10 if light throws 6 and dark throws 1.
    EXPECT_EQ(text(after(state, {"die:1", "die:6"})),
              "light=d9n:1,g10n,h10n|a1 dark=e9n|j18 turn=light fight=d9<e9");
}

TEST(TriremesBoarding, TheShipThatBoardedIsNotBoardedInTurn) { // TR-18
    const State state = position("light=d9n|a1 dark=e9n:1,c7n|j18 turn=light fight=d9>e9:4");
    EXPECT_TRUE(isLegal(state, "c7-c9n"));
    expectViolations(state, {{"c7-c9n*d9", ViolationKind::Engaged, "TR-18",
                              "d9 of light is in a fight; it may be rammed, not boarded"}});
}

/// Returns the position after light boarded e9, and its defender boarded h10 instead of throwing.
/// The defender of h10 moves now.
std::string interrupted(const std::string& light, const std::string& dark) {
    return "light=d9n:1,h10n:1," + light + "|a1 dark=" + dark +
           ",g10n|j18 turn=light fight=d9>e9,g10";
}

TEST(TriremesBoarding, AnInterruptedFightEndsWhenAShipOfItIsRammed) { // TR-18
    // Light rams e9 from behind; a sunk ship forfeits nothing.
    EXPECT_EQ(played(interrupted("e6n", "e9n:1") + ">h10:2", {"e6-e8n"}),
              "light=e8n,d9n:1,h10n|a1 dark=g10n|j18 turn=light fight=g10<h10");
    // Dark rams d9: TR-A17 in the first fight, then the sailors of g10 are forfeited.
    EXPECT_EQ(played(interrupted("k9n", "b9e,e9n:1") + "<h10:2", {"b9-d9e"}),
              "light=k9n,g10n,h10n:1|a1 dark=d9e,e9n|j18 turn=dark");
    // TR-A18 in the first fight.
    EXPECT_EQ(played(interrupted("k9n", "b9e,e9n") + "<h10:2", {"b9-d9e"}),
              "light=e9n:1,k9n,g10n,h10n:1|a1 dark=d9e|j18 turn=dark");
}

TEST(TriremesBoarding, AnInterruptedFightGoesOnWhenTheOtherEndsByARam) { // TR-A16
    // Light rams g10: light's soldier on h10 is forfeited, then dark's on e9.
    EXPECT_EQ(played(interrupted("g7n", "e9n:1") + ">h10:2", {"g7-g9n"}),
              "light=d9n:1,g9n,h10n|a1 dark=e9n|j18 turn=light fight=d9<e9");
    // The same battle with a third boarding, which is fought before the first goes on.
    EXPECT_EQ(played(interrupted("g7n", "f8s,e9n:1") + ">h10:2", {"g7-g9n*f8"}),
              "light=d9n:1,g9n,h10n|a1 dark=f8s,e9n:1|j18 turn=light fight=d9>e9,g9>f8");
}

TEST(TriremesBoarding, A15ASoldierStormsAShipFromTheShore) { // TR-20
    const std::string_view line = "light=|a1,b4 dark=c5n:1|j18 turn=light";
    EXPECT_EQ(listed(line, "b4*"), "b4*c5");
    EXPECT_EQ(told(line, {"b4*c5"}), "light's b4 storms dark's c5, 1 against 2\n");
    EXPECT_EQ(played(line, {"b4*c5", "die:6", "die:1"}),
              "light=|a1,b4 dark=c5n|j18 turn=light fight=b4<c5");
    // The soldier boards the ship as a passenger.
    EXPECT_EQ(played(line, {"b4*c5", "die:6", "die:1", "die:1", "die:6"}),
              "light=c5n:1|a1 dark=|j18 turn=dark");
    EXPECT_EQ(played(line, {"b4*c5", "die:1", "die:6"}), "light=|a1 dark=c5n:1|j18 turn=dark");
}

TEST(TriremesBoarding, AStormingIsABoardingWithTacticalMovesOfBoth) { // TR-17, TR-20
    const std::string_view line = "light=f9n|a1,b4 dark=c5n,j9n|j18 turn=light fight=b4>c5:5";
    EXPECT_EQ(played(line, {"j9-j11n"}), "light=c5n:1,f9n|a1 dark=j11n|j18 turn=dark");
    const std::string_view back = "light=e5w|a1,b4 dark=c5n:1|j18 turn=light fight=b4<c5:5";
    EXPECT_EQ(played(back, {"e5-c5w"}), "light=c5w|a1 dark=|j18 turn=dark"); // he is forfeited
}

TEST(TriremesBoarding, OnlyASoldierBesideTheShipStormsIt) { // TR-20, TR-A24
    expectViolations(position("light=d5n|b3,b4 dark=c5n|j18 turn=light"),
                     {{"b3*c5", ViolationKind::NotBeside, "TR-20", "b3 is not beside"},
                      {"b4*d5", ViolationKind::NotAnEnemy, "TR-20", "light's own"},
                      {"b4*c4", ViolationKind::NothingThere, "TR-20", "no ship has its bow on c4"},
                      {"a1*c5", ViolationKind::NothingThere, "TR-20", "no soldier stands on a1"}});
}

TEST(TriremesBoarding, AShipCannotStrikeASoldierAshore) { // TR-20
    expectViolations(position("light=d4w|a1 dark=|b4,j18 turn=light"),
                     {{"d4-b4w", ViolationKind::Blocked, "TR-A4", "b4, which is coast"}});
}

} // namespace
} // namespace umpire::triremes::testing
