#include "tests/rules/triremes/triremes_table.h"

/// Tests TR-8, TR-11, TR-12 with TR-A3 to TR-A8.
namespace umpire::triremes::testing {
namespace {

/// Lists the moves of a light ship, given the dark ships and the options: "e11n f9e …".
std::string coursesOf(const std::string& ship, const std::string& others,
                      const std::string& options = "") {
    const State state = position("light=" + ship + "|a1 dark=" + others + "|j18 turn=light" +
                                 (options.empty() ? "" : " " + options));
    const std::string from = ship.substr(0, ship.find_first_of("nesw", 1)) + "-";
    std::string words = listed(state, from);
    for (std::size_t at = words.find(from); at != std::string::npos; at = words.find(from, at)) {
        words.erase(at, from.size());
    }
    return words;
}

TEST(TriremesShips, EveryHeadingHasItsSixMoves) { // TR-8
    EXPECT_EQ(coursesOf("e9n", ""), "e11n f9e e10e d9w e10w e9s");
    EXPECT_EQ(coursesOf("e9e", ""), "g9e e8s f9s e10n f9n e9w");
    EXPECT_EQ(coursesOf("e9s", ""), "e7s d9w e8w f9e e8e e9n");
    EXPECT_EQ(coursesOf("e9w", ""), "c9w e10n d9n e8s d9s e9e");
}

TEST(TriremesShips, A3ExactlyTwoSquaresAheadOrUpToTwo) {
    EXPECT_EQ(coursesOf("e9n", "", "ahead=up-to-two"), "e11n e10n f9e e10e d9w e10w e9s");
    expectViolations(position("light=e9n|a1 dark=|j18 turn=light"),
                     {{"e9-e10n", ViolationKind::WrongCourse, "TR-A3", "exactly 2 squares"}});
}

TEST(TriremesShips, A4AllNewSquaresAreSea) {
    EXPECT_EQ(coursesOf("b7w", ""), ""); // coast on a7, and on b6, where a stern would be
    // b5 is coast, so the ship cannot move ahead or put its stern there
    EXPECT_EQ(coursesOf("c5w", ""), "c6n c4s");
    EXPECT_EQ(coursesOf("c9w", ""), "a9w c10n b9n c8s b9s c9e");
}

TEST(TriremesShips, A4TheBoardEndsEveryCourse) {
    EXPECT_EQ(coursesOf("a9w", ""), "a10n a8s");
    EXPECT_EQ(coursesOf("l10e", ""), "l9s l11n"); // l9 is the compass, decoration (TR-2)
}

TEST(TriremesShips, A4ATurnNeedsOnlyTheSternsNewSquare) {
    // Dark lies on f9 and f8. Turning west would put the stern on f9. Turning east, the bow hits
    // f9: a ram.
    EXPECT_EQ(coursesOf("e9n", "f9n"), "e11n f9e e10e e10w e9s");
    // Dark on f10 and f9: the bow may go by on e10, the stern not to f10.
    EXPECT_EQ(coursesOf("e9n", "f10n"), "e11n f9e e10e e9s e9s*f10");
    EXPECT_EQ(coursesOf("e9n", "e11e"),
              "e11n f9e e10e e10e*e11 d9w e10w e9s"); // a ram on the second
}

TEST(TriremesShips, A5TheFrontIsNoPlaceToRam) {
    EXPECT_EQ(coursesOf("e9n", "e10s"), "f9e d9w"); // the other ship lies on e10 and e11
    EXPECT_EQ(coursesOf("e9n", "e11s"), "f9e e10e d9w e10w e9s");
    // e11 is the other ship's stern
    EXPECT_EQ(coursesOf("e9n", "e12n"), "e11n f9e e10e d9w e10w e9s");
}

TEST(TriremesShips, A6ARamOnTheFirstSquareEndsTheMoveOrNot) {
    const std::string others = "e10e"; // on e10 and d10
    EXPECT_EQ(coursesOf("e9n", others), "e10n f9e d9w d9w*e10");
    EXPECT_EQ(coursesOf("e9n", others, "ahead=up-to-two"), "e10n f9e d9w d9w*e10");
    EXPECT_EQ(coursesOf("e9n", others, "ram=carry-on"), "e11n f9e e10e d9w d9w*e10 e10w");
    EXPECT_EQ(coursesOf("e9n", others, "ahead=up-to-two ram=carry-on"),
              "e11n e10n f9e e10e d9w d9w*e10 e10w");
    expectViolations(
        position("light=e9n|a1 dark=e10e|j18 turn=light"),
        {{"e9-e11n", ViolationKind::WrongCourse, "TR-A6", "the hit on e10 ends the move there"},
         {"e9-e10e", ViolationKind::WrongCourse, "TR-A6", "the hit on e10 ends the move"}});
    expectViolations(position("light=e9n|a1 dark=e10e|j18 turn=light ram=carry-on"),
                     {{"e9-e10n", ViolationKind::WrongCourse, "TR-A3", "exactly 2 squares"}});
}

TEST(TriremesShips, A6CarryingOnItMayRamTwoShips) {
    EXPECT_EQ(played("light=e9n|a1 dark=e10e,e11w|j18 turn=light ram=carry-on", {"e9-e11n"}),
              "light=e11n|a1 dark=|j18 turn=dark ram=carry-on");
    EXPECT_EQ(played("light=e9n|a1 dark=e10e,e11w|j18 turn=light", {"e9-e10n"}),
              "light=e10n|a1 dark=e11w|j18 turn=dark");
}

TEST(TriremesShips, A7OwnShipsAreNotRammed) {
    expectViolations(position("light=e9n,e11e|a1 dark=|j18 turn=light"),
                     {{"e9-e11n", ViolationKind::NotAnEnemy, "TR-A7", "e11 of light"}});
}

/// Lists the enemies that may be boarded after e9-e9s, when the ship lies on e9 and e10.
std::string boardedFrom(const std::string& other, const std::string& options = "") {
    const State state = position("light=e9n|a1 dark=" + other + "|j18 turn=light" + options);
    return listed(state, "e9-e9s*");
}

TEST(TriremesShips, A8SideBySideOverBothSquares) {
    for (const std::string other : {"f10n", "f9s", "d10n", "d9s"}) {
        EXPECT_EQ(boardedFrom(other), "e9-e9s*" + other.substr(0, other.size() - 1)) << other;
    }
    for (const std::string other : {"f11n", "f9n", "g10n", "g9e", "g10e", "e12n", "d8s"}) {
        EXPECT_EQ(boardedFrom(other), "") << other;
    }
    expectViolations(position("light=e9n|a1 dark=f11n|j18 turn=light"),
                     {{"e9-e9s*f11", ViolationKind::NotAlongside, "TR-A8", "over 2 squares"}});
}

TEST(TriremesShips, A8OrOverOneSquare) {
    for (const std::string other : {"f10n", "f9s", "d10n", "f11n", "f9n", "f10s", "f8s"}) {
        EXPECT_EQ(boardedFrom(other, " alongside=one"),
                  "e9-e9s*" + other.substr(0, other.find_first_of("ns")))
            << other;
    }
    for (const std::string other : {"f12n", "f8n", "f11s", "g10n", "e11n"}) {
        EXPECT_EQ(boardedFrom(other, " alongside=one"), "") << other;
    }
    expectViolations(position("light=e9n|a1 dark=f12n|j18 turn=light alongside=one"),
                     {{"e9-e9s*f12", ViolationKind::NotAlongside, "TR-A8", "at least 1 square"}});
}

TEST(TriremesShips, ABoardingIsAnnouncedOrNotAndEastWestShipsBoardToo) { // TR-12
    EXPECT_EQ(played("light=c9e|a1 dark=e10w|j18 turn=light", {"c9-e9e"}),
              "light=e9e|a1 dark=e10w|j18 turn=dark");
    EXPECT_EQ(listed("light=c9e|a1 dark=d10w,e8e|j18 turn=light", "c9-e9e"),
              "c9-e9e c9-e9e*e8 c9-e9e*d10");
    EXPECT_EQ(told("light=c9e:1|a1 dark=d10w:2|j18 turn=light", {"c9-e9e*d10"}),
              "light sails c9 to e9 heading east\n"
              "light's e9 boards dark's d10, 2 against 3\n");
}

TEST(TriremesShips, ARamAndABoardingGoTogether) {
    EXPECT_EQ(played("light=e9n|a1 dark=e11e,f11n|j18 turn=light", {"e9-e11n*f11"}),
              "light=e11n|a1 dark=f11n|j18 turn=light fight=e11>f11");
    expectViolations(position("light=c9e|a1 dark=e9n|j18 turn=light"),
                     {{"c9-e9e*e9", ViolationKind::NothingThere, "TR-12", "rammed on the way"}});
}

} // namespace
} // namespace umpire::triremes::testing
