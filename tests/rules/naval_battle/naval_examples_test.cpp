#include "tests/rules/naval_battle/naval_table.h"

/// Tests the worked examples of section 3.5 of the rules. Red's landing ship and a missile ship
/// stand aside, so that red can still win.
namespace umpire::naval_battle::testing {
namespace {

using Lines = std::vector<std::string>;

TEST(NavalExamples, NbX1AFleetIsTwentyNineShipsFourBatteriesAndSixMines) {
    int ships = 0;
    for (const Ship& ship : printed().table.ships) {
        ships += ship.count;
    }
    const State start = startOf(variant("standard"));
    EXPECT_EQ(ships, 29);
    EXPECT_EQ(countOf(start, Side::Red, kBattery), 4);
    EXPECT_EQ(countOf(start, Side::Yellow, kBattery), 4);
    EXPECT_EQ(start.minesOff, (std::array{6, 6}));
    EXPECT_EQ(ships + 4 + 6, 39);
}

TEST(NavalExamples, NbX2APlaneReachesFourSquaresTheTargetsCounted) {
    EXPECT_TRUE(isLegal(position("DEa1,ORb1,LOa6 FRa10 red"), "a6~a10"));
    EXPECT_TRUE(isLegal(position("DEa1,ORb1,LOg6 FRi9 red"), "g6~i9"));
    const Violation far = violationOf(position("DEa1,ORb1,LOa6 FRa11 red"), "a6~a11");
    EXPECT_EQ(far.kind, ViolationKind::TooFar);
    EXPECT_EQ(english(far.because), "a11 is 5 squares away from a6; a plane reaches 4");
}

TEST(NavalExamples, NbX3AnEntranceOpensWhenBothItsBatteriesAreGone) {
    const auto entering = [](std::string_view yellow) {
        return isLegal(position("DEa1,ORb1,KRd16 " + std::string(yellow) + " red"), "d16-d17");
    };
    EXPECT_FALSE(entering("BAc17f17k17n17"));
    EXPECT_FALSE(entering("BAf17k17n17"));
    EXPECT_FALSE(entering("BAc17k17n17"));
    EXPECT_TRUE(entering("BAk17n17"));
    EXPECT_EQ(violationOf(position("DEa1,ORb1,KRd16 BAf17 red"), "d16-d17").rule, "NB-10");
}

TEST(NavalExamples, NbX4TheWeakerGoesEqualsBothGoTheStrongerStaysWhereItIs) {
    EXPECT_EQ(textAfter("DEa1,ORb1,FRh6 FRh7 red", {"h6xh7"}), "ORb1,DEa1 - yellow");
    EXPECT_EQ(textAfter("DEa1,ORb1,KTh6 DOh7 red", {"h6xh7"}), "ORb1,DEa1 - yellow");
    EXPECT_EQ(textAfter("DEa1,ORb1,OPh6 FRh7 red", {"h6xh7"}), "ORb1,DEa1 FRh7 yellow");
    EXPECT_EQ(textAfter("DEa1,ORb1,NIh6 FRh7 red", {"h6xh7"}), "NIh6,ORb1,DEa1 - yellow");
}

TEST(NavalExamples, NbX5AttackedByAMinesweeperAMineTakesItAlongRemovedItGoesAlone) {
    EXPECT_EQ(textAfter("DEa1,ORb1,TRh6 MIh7! red", {"h6xh7"}), "ORb1,DEa1 - yellow");
    EXPECT_EQ(textAfter("DEa1,ORb1,TRh6 MIh7! red", {"h6%h7"}), "ORb1,TRh6,DEa1 - yellow");
}

TEST(NavalExamples, NbX6WhoStaysOnNeutralWaterForThreeOwnTurnsIsRemovedAtNoCost) {
    State state = after(position("DEa1,ORb1,KRb9,TRp1 NIp20 red"), {"b9-c9", "p20-p19"});
    EXPECT_EQ(text(state), "KRc9,ORb1,TRp1,DEa1 NIp19 red") << "the entering move does not count";
    state = after(state, {"p1-p2", "p19-p20", "p2-p1", "p20-p19"});
    EXPECT_EQ(text(state), "KRc9:2,ORb1,TRp1,DEa1 NIp19 red");
    EXPECT_EQ(eventsOf(state, "p1-p2"),
              (Lines{"red unit moves p1 to p2",
                     "red cruiser on c9 stayed too long on neutral water and is removed"}));
    EXPECT_EQ(text(after(state, {"p1-p2"})), "ORb1,TRp2,DEa1 NIp19 yellow");
    EXPECT_EQ(text(after(state, {"c9-b8"})), "KRb8,ORb1,TRp1,DEa1 NIp19 yellow") << "in time";
}

TEST(NavalExamples, NbX7WithoutMissileShipsOrLandingShipNobodyCanWin) {
    const State missiles = position("ORa6,DEa1 KRa7,DEp20,ORp19 red");
    EXPECT_FALSE(chanceLost(missiles, Side::Red));
    EXPECT_EQ(eventsOf(missiles, "a6xa7"),
              (Lines{"red missile ship on a6 attacks cruiser on a7: the attacker is lost",
                     "red can no longer win, without missile ships"}));
    EXPECT_EQ(chanceLost(after(missiles, {"a6xa7"}), Side::Red), Chance::MissileShips);
    const State two = position("ORa6b1,DEa1 KRa7,DEp20,ORp19 red");
    EXPECT_FALSE(chanceLost(after(two, {"a6xa7"}), Side::Red)) << "one is left";
    const State landing = position("DEa6,ORa1 KRa7,DEp20,ORp19 red");
    EXPECT_EQ(chanceLost(after(landing, {"a6xa7"}), Side::Red), Chance::LandingShip);
}

TEST(NavalExamples, NbX8AShipMayGoLessFarButNeitherJumpNorShareASquare) {
    EXPECT_TRUE(isLegal(position("DEa1,ORh6 NIp20 red"), "h6-h7"));
    EXPECT_TRUE(isLegal(position("DEa1,ORh6 NIp20 red"), "h6-l8"));
    EXPECT_EQ(violationOf(position("DEa1,ORh6,KRh7 NIp20 red"), "h6-h7").kind,
              ViolationKind::Occupied);
    // A wall of ships from the coast to the island: no path of two squares leads around it.
    const State walled = position("DEa1,ORb1,PAh6,NIg7h7i7 NIp20 red");
    const Violation jump = violationOf(walled, "h6-h8");
    EXPECT_EQ(jump.kind, ViolationKind::NoWay);
    EXPECT_EQ(jump.rule, "NB-7");
}

TEST(NavalExamples, NbX9AMissileShipIsNotStruckAndRemovesOneBatteryAcrossTheCoast) {
    const State struck = position("ORd5,DEa1 BAc17,PAp20 red");
    EXPECT_EQ(text(after(position("DEa1,ORc16 BAc17,PAp20 yellow"), {"c17xc16"})),
              "ORc16,DEa1 PAp20,BAc17 red");
    EXPECT_EQ(text(after(position("DEa1,ORb1,PAc16 BAc17,PAp20 yellow"), {"c17xc16"})),
              "ORb1,DEa1 PAp20,BAc17 red");
    const State removal = position("DEa1,ORc16 BAc17f17 red");
    EXPECT_EQ(text(after(removal, {"c16#c17"})), "ORc16,DEa1 BAf17 yellow");
    EXPECT_EQ(english(violationOf(removal, "c16#f17").because),
              "c16 is 3 squares away from the battery at f17; its range is 1");
    EXPECT_EQ(parseAction(removal, "c16#c17#f17").index(), 1U) << "two in one move cannot be said";
    EXPECT_FALSE(outcomeOf(struck));
}

} // namespace
} // namespace umpire::naval_battle::testing
