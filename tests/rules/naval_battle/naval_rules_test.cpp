#include "tests/rules/naval_battle/naval_table.h"

/// Tests the clauses NB-1 to NB-22 and their readings, beyond the worked examples.
namespace umpire::naval_battle::testing {
namespace {

using Lines = std::vector<std::string>;

TEST(NavalRules, Nb6AShipGoesInAnyDirectionAndItsWayMayBend) {
    // A cruiser moves up to 3 from g8 (NB-A3): columns d to j and rows 5 to 11 are 7 x 7 squares,
    // without its own square and the island's four.
    const State state = position("DEa1,ORb1,KRg8 NIp20 red");
    EXPECT_EQ(reachOf(state, 7 * 16 + 6).size(), 44U);
    EXPECT_TRUE(isLegal(state, "g8-f11")) << "along the island";
}

TEST(NavalRules, Nb8TheCoastIsCrossedNowhereButThroughTheEntrances) {
    const State state = position("DEa1,ORb1,KRc4d4e4 NIp20 red");
    for (const char* word : {"c4-b5", "c4-a5"}) {
        EXPECT_EQ(violationOf(state, word).kind, ViolationKind::NoWay) << word;
    }
    for (const char* word : {"d4-d5", "d4-e5", "e4-d5", "d4-c6"}) {
        EXPECT_TRUE(isLegal(state, word)) << word;
    }
    // One step is blocked: the white line ends at the entrance's corner, and a diagonal there
    // crosses it.
    const auto square = [](int column, int row) { return (row - 1) * 16 + column; };
    EXPECT_TRUE(state.chart().areAdjacent(square(3, 4), square(4, 5)));
    EXPECT_FALSE(state.chart().areAdjacent(square(3, 4), square(2, 5)));
    EXPECT_FALSE(state.chart().areAdjacent(square(4, 4), square(5, 5)));
    EXPECT_FALSE(state.chart().areAdjacent(square(2, 4), square(2, 5)));
}

TEST(NavalRules, Nb8EitherSideBeginsWithAShipThatLeavesItsPort) {
    const State open = position("KRd4,ORb1,DEa1 KRd17,ORb20,DEa20 open");
    EXPECT_EQ(sidesToAct(open).size(), 2U);
    EXPECT_TRUE(isLegal(open, "d4-d6"));
    EXPECT_TRUE(isLegal(open, "d17-d15"));
    EXPECT_EQ(violationOf(open, "d4-d3").kind, ViolationKind::MustLeavePort);
    EXPECT_EQ(text(after(open, {"d17-d15"})), "KRd4,ORb1,DEa1 KRd15,ORb20,DEa20 red");
    EXPECT_EQ(text(after(open, {"d4-d6"})), "KRd6,ORb1,DEa1 KRd17,ORb20,DEa20 yellow");
}

TEST(NavalRules, Nb8WhoCannotLeaveMayBeginOtherwise) {
    EXPECT_TRUE(isLegal(position("KRa4,ORb1,DEa1,MIa2b2c1c2 KRd17,ORb20,DEa20 open"), "a4-a3"));
}

TEST(NavalRules, Nb9NobodyAttacksAcrossTheCoast) {
    EXPECT_EQ(violationOf(position("DEa1,ORb1,KRa16 NIa17 red"), "a16xa17").rule, "NB-A18");
    EXPECT_EQ(violationOf(position("DEa1,ORb1,KRc16 NId17 red"), "c16xd17").rule, "NB-A18");
    EXPECT_TRUE(isLegal(position("DEa1,ORb1,KRd16 NIe17 red"), "d16xe17")) << "an entrance";
    EXPECT_TRUE(isLegal(position("DEa1,ORb1,KRe8 NId8 red"), "e8xd8"));
}

TEST(NavalRules, Nb10OwnShipsUseTheirEntrancesAndForeignOnesLeaveByAny) {
    EXPECT_TRUE(isLegal(position("KRd5,ORb1,DEa1,BAc4f4 NIp20 red"), "d5-d4"));
    EXPECT_TRUE(isLegal(position("KRd18,ORb1,DEa1 NIp20,BAc17f17 red"), "d18-d17"));
    EXPECT_TRUE(isLegal(position("KRd17,ORb1,DEa1 NIp20,BAc17f17 red"), "d17-d16"));
}

TEST(NavalRules, NbA8EachEntranceHasItsOwnTwoBatteries) {
    const State west = position("DEa1,ORb1,KRd16l16 NIp20,BAk17n17 red");
    EXPECT_TRUE(isLegal(west, "d16-d17"));
    EXPECT_FALSE(isLegal(west, "l16-l17"));
}

TEST(NavalRules, Nb11TheCarrierMovesBeforeOrAfterItsPlaneOrNotAtAll) {
    const State state = position("LOa6,ORb1,DEa1 FRa10 red");
    EXPECT_EQ(text(after(state, {"a6~a10"})), "LOa6,ORb1,DEa1,SAa10 - yellow");
    EXPECT_EQ(text(after(state, {"a6~a10-b7"})), "LOb7,ORb1,DEa1,SAa10 - yellow");
    EXPECT_EQ(text(after(state, {"a6-b7~a10"})), "LOb7,ORb1,DEa1,SAa10 - yellow");
    EXPECT_EQ(violationOf(state, "a6-b7~a10-a6").kind, ViolationKind::OneThing);
    const State far = position("LOa6,ORb1,DEa1 FRa12 red");
    EXPECT_FALSE(isLegal(far, "a6~a12-a8"));
    EXPECT_TRUE(isLegal(far, "a6-a8~a12"));
    const State behind = position("LOa6,ORb1,DEa1 FRa2 yellow");
    EXPECT_FALSE(isLegal(behind, "a6~a2")) << "it is yellow's turn";
}

TEST(NavalRules, Nb12ThePlaneStaysForOneEnemyTurnAndCanBeAttacked) {
    const State flown = after(position("LOa6,ORb1,DEa1 FRa10,PAb9,NIp20 red"), {"a6~a10"});
    EXPECT_EQ(text(flown), "LOa6,ORb1,DEa1,SAa10 PAb9,NIp20 yellow");
    EXPECT_EQ(eventsOf(flown, "p20-p19"),
              (Lines{"yellow unit moves p20 to p19", "red plane taken off a10"}));
    EXPECT_EQ(text(after(flown, {"p20-p19"})), "LOa6,ORb1,DEa1 PAb9,NIp19 red");
    EXPECT_EQ(eventsOf(flown, "b9xa10"),
              (Lines{"yellow battleship on b9 attacks plane on a10: the attacked is lost"}));
}

TEST(NavalRules, NbA9ThePlaneFightsWithItsCarriersStrength) {
    EXPECT_EQ(textAfter("LOa6,ORb1,DEa1 PAa9,NIp20 red", {"a6~a9"}),
              "LOa6,ORb1,DEa1 PAa9,NIp20 yellow");
    EXPECT_EQ(textAfter("LOa6,ORb1,DEa1 LOa9,NIp20 red", {"a6~a9"}), "LOa6,ORb1,DEa1 NIp20 yellow");
    const std::string_view over = "LOa6,ORb1,DEa1,SAa10 PAb9,LOp18,NIb10 yellow";
    EXPECT_EQ(textAfter(over, {"b9xa10"}), "LOa6,ORb1,DEa1 LOp18,PAb9,NIb10 red");
    EXPECT_EQ(textAfter(over, {"b10xa10"}), "LOa6,ORb1,DEa1 LOp18,PAb9 red");
}

TEST(NavalRules, NbA9ThePlaneOfALostCarrierIsTakenOffWhenItIsDue) {
    EXPECT_EQ(textAfter("LOb8,ORb1,DEa1,SAa10 PAb9 yellow", {"b9xb8"}), "ORb1,DEa1 PAb9 red");
}

TEST(NavalRules, NbA10APlaneFliesOverAnythingButNotIntoNeutralWaterNorAtBatteriesOrMines) {
    EXPECT_TRUE(isLegal(position("LOa16,ORb1,DEa1 NIa18,BAc17 red"), "a16~a18"));
    EXPECT_EQ(violationOf(position("LOd9,ORb1,DEa1 NIe9 red"), "d9~e9").rule, "NB-21");
    EXPECT_EQ(violationOf(position("LOe9,ORb1,DEa1 NId9 red"), "e9~d9").rule, "NB-21");
    EXPECT_EQ(violationOf(position("LOa16,ORb1,DEa1 BAc17 red"), "a16~c17").rule, "NB-A10");
    EXPECT_EQ(violationOf(position("LOa6,ORb1,DEa1 MIa8! red"), "a6~a8").rule, "NB-A10");
}

TEST(NavalRules, NbA11ThePlaneBlocksItsSquare) {
    const State state = position("ORb1,DEa1,SAa10 KRa11 yellow");
    EXPECT_EQ(violationOf(state, "a11-a10").kind, ViolationKind::Occupied);
}

TEST(NavalRules, Nb13ABatteryStrikesWhateverIsBesideItExceptMissileShips) {
    const State state = position("PAc16,TRd18,ORb1,DEa1 BAc17,NIp20 yellow");
    EXPECT_EQ(text(after(state, {"c17xc16"})), "ORb1,TRd18,DEa1 NIp20,BAc17 red");
    EXPECT_EQ(text(after(state, {"c17xd18"})), "PAc16,ORb1,DEa1 NIp20,BAc17 red");
    EXPECT_EQ(eventsOf(position("ORc16,DEa1 BAc17,NIp20 yellow"), "c17xc16"),
              (Lines{"yellow battery on c17 attacks missile ship on c16: no strike, both stay"}));
    EXPECT_EQ(english(violationOf(position("PAc15,ORb1,DEa1 BAc17 yellow"), "c17xc15").because),
              "c15 is 2 squares away from c17; a battery reaches 1");
    EXPECT_EQ(violationOf(position("ORb1,DEa1,MIc16! BAc17 yellow"), "c17xc16").rule, "NB-18");
}

TEST(NavalRules, Nb14CoveredWaterStopsEnemyShipsButNotMissileShips) {
    // Mines on a15 to d15 leave only c16 between b16 and d16; c17 covers all three.
    const auto passes = [](const std::string& red, const std::string& yellow) {
        return isLegal(position(red + ",MIa15!b15!c15!d15! " + yellow), "b16-d16");
    };
    EXPECT_FALSE(passes("KRb16,ORb1,DEa1", "NIp20,BAc17 red"));
    EXPECT_TRUE(passes("ORb16,DEa1", "NIp20,BAc17 red"));
    EXPECT_TRUE(passes("KRb16,ORb1,DEa1", "NIp20,BAk17 red")) << "that one is elsewhere";
    EXPECT_TRUE(passes("DEa1,ORb1", "KRb16,BAc17 yellow")) << "its own side";
    const State stopped = position("KRb16,ORb1,DEa1,MIa15!b15!c15!d15! NIp20,BAc17 red");
    EXPECT_TRUE(isLegal(after(stopped, {"b16-c16", "p20-p19"}), "c16-d16"))
        << "it goes on in a later turn (NB-A5)";
    EXPECT_TRUE(isLegal(position("KRa15,ORb1,DEa1 BAc17,NIp20 red"), "a15-c16")) << "it ends there";
}

TEST(NavalRules, NbA7AttackedFromInsideOnlyAMissileShipTakesABattery) {
    EXPECT_EQ(textAfter("PAc18,ORb1,DEa1 BAc17,NIp20 red", {"c18xc17"}),
              "ORb1,DEa1 NIp20,BAc17 yellow");
    EXPECT_EQ(textAfter("ORc18,DEa1 BAc17,NIp20 red", {"c18xc17"}), "ORc18,DEa1 NIp20 yellow");
    EXPECT_EQ(violationOf(position("PAc16,ORb1,DEa1 BAc17 red"), "c16xc17").rule, "NB-A18");
    EXPECT_EQ(violationOf(position("ORc16,DEa1 BAc17 red"), "c16xc17").rule, "NB-A18");
}

TEST(NavalRules, NbA2ABatteryIsRemovedInATurnOfItsOwnUnlessAMoveMayAttack) {
    const std::string line = "ORc14,DEa1 BAc17,NIp20 red";
    EXPECT_EQ(violationOf(position(line), "c14-c16#c17").rule, "NB-A1");
    const State both = position(line, variant("move-then-attack"));
    EXPECT_EQ(text(after(both, {"c14-c16#c17"})), "ORc16,DEa1 NIp20 yellow move-then-attack");
}

TEST(NavalRules, NbA1AShipThatMovedMayAttackWhereTheOptionSaysSo) {
    const std::string line = "KRa6,TRh6,ORb1,DEa1 NIa9,MIh8! red";
    EXPECT_EQ(violationOf(position(line), "a6-a8xa9").kind, ViolationKind::OneThing);
    EXPECT_EQ(violationOf(position(line), "h6-h7%h8").kind, ViolationKind::OneThing);
    const State both = position(line, variant("move-then-attack"));
    EXPECT_EQ(text(after(both, {"a6-a8xa9"})), "KRa8,ORb1,TRh6,DEa1 MIh8! yellow move-then-attack");
    EXPECT_EQ(text(after(both, {"h6-h7%h8"})), "KRa6,ORb1,TRh7,DEa1 NIa9 yellow move-then-attack");
    EXPECT_TRUE(isLegal(both, "a6-a8")) << "it need not";
    EXPECT_FALSE(isLegal(both, "a6-a7xa9"));
}

TEST(NavalRules, NbA3StraightMovesDoNotBend) {
    const State straight = position("KRh7,ORb1,DEa1 NIp20 red", variant("straight"));
    EXPECT_TRUE(isLegal(straight, "h7-h5"));
    EXPECT_TRUE(isLegal(straight, "h7-k10"));
    EXPECT_FALSE(isLegal(straight, "h7-i9"));
    EXPECT_TRUE(isLegal(position("KRh7,ORb1,DEa1 NIp20 red"), "h7-i9"));
    EXPECT_FALSE(isLegal(position("KRh7i7,ORb1,DEa1 NIp20 red", variant("straight")), "h7-j7"));
    EXPECT_FALSE(isLegal(position("KRb16,ORb1,DEa1 BAc17 red", variant("straight")), "b16-d16"));
}

TEST(NavalRules, Nb17AMineIsLaidBesideAMinesweeperAtAnyTimeAndCostsNoMove) {
    const State state = position("TRh6,ORb1,DEa1,+2 NIp20 yellow");
    EXPECT_EQ(textAfter("TRh6,ORb1,DEa1,+2 NIp20 yellow", {"r mine h7", "r mine g5"}),
              "ORb1,TRh6,DEa1,MIg5!h7! NIp20 yellow");
    EXPECT_EQ(violationOf(state, "r mine h8").rule, "NB-17");
    EXPECT_EQ(violationOf(state, "y mine p19").rule, "NB-3") << "none off the board";
    EXPECT_EQ(violationOf(position("TRc9,ORb1,DEa1,+2 NIp20 red"), "r mine b9").rule, "NB-17")
        << "from neutral water (NB-21)";
    EXPECT_EQ(violationOf(position("TRb9,ORb1,DEa1,+2 NIp20 red"), "r mine c9").rule, "NB-21");
    EXPECT_EQ(violationOf(position("TRd17,ORb1,DEa1,+2 NIp20 red"), "r mine d18").rule, "NB-A14");
    EXPECT_EQ(violationOf(position("TRa5,ORb1,DEa1,+2 NIp20 red"), "r mine a4").rule, "NB-17")
        << "the coast lies between";
    EXPECT_TRUE(isLegal(position("TRa4,ORb1,DEa1,+2 NIp20 red"), "r mine a3")) << "the own port";
}

TEST(NavalRules, NbA15AMineBlocksItsOwnSideToo) {
    EXPECT_EQ(violationOf(position("KRh6,ORb1,DEa1,MIh7! NIp20 red"), "h6-h7").kind,
              ViolationKind::Occupied);
    EXPECT_EQ(violationOf(position("KRh6,ORb1,DEa1,MIh7! NIp20 red"), "h7-h8").rule, "NB-17");
}

TEST(NavalRules, Nb18OnlyAMinesweeperBesideAMineRemovesIt) {
    EXPECT_EQ(english(violationOf(position("KRh6,ORb1,DEa1 MIh7! red"), "h6%h7").because),
              "h6 holds a cruiser; only a minesweeper can do this");
    EXPECT_EQ(violationOf(position("TRh6,ORb1,DEa1 MIh8! red"), "h6%h8").kind,
              ViolationKind::TooFar);
    EXPECT_EQ(textAfter("TRd17,ORb1,DEa1 MId18,NIp20 red", {"d17%d18"}),
              "ORb1,TRd17,DEa1 NIp20 yellow")
        << "one that was set up in the port";
}

TEST(NavalRules, Nb18SaidOfAUnitThatIsNoMineTheTurnIsSpentAndNothingElse) {
    const State state = position("TRh6,ORb1,DEa1 KRh7,NIp20 red");
    EXPECT_EQ(text(after(state, {"h6%h7"})), "ORb1,TRh6,DEa1 KRh7,NIp20 yellow");
    EXPECT_EQ(eventsOf(state, "h6%h7"),
              (Lines{"red minesweeper on h6 finds no mine to remove on h7"}));
}

TEST(NavalRules, Nb19AnAttackedMineTakesTheAttackerAlong) {
    EXPECT_EQ(textAfter("PAh6,ORb1,DEa1 MIh7!,NIp20 red", {"h6xh7"}), "ORb1,DEa1 NIp20 yellow");
}

TEST(NavalRules, NbA12MovingOnNeutralWaterCountsOnAndLeavingItForgets) {
    EXPECT_EQ(textAfter("KRc9:1,ORb1,DEa1 NIp20 red", {"c9-d9"}), "KRd9:2,ORb1,DEa1 NIp20 yellow");
    EXPECT_EQ(textAfter("KRc9:2,ORb1,DEa1 NIp20 red", {"c9-d9"}), "ORb1,DEa1 NIp20 yellow");
    EXPECT_EQ(textAfter("KRc9:2,ORb1,DEa1 NIp20 red", {"c9-b9", "p20-p19", "b9-c9"}),
              "KRc9,ORb1,DEa1 NIp19 yellow");
    EXPECT_EQ(textAfter("KRc9:1,ORb1,DEa1 NIp20 yellow", {"p20-p19"}), "KRc9:1,ORb1,DEa1 NIp19 red")
        << "the enemy's turns do not count";
}

TEST(NavalRules, Nb21NobodyAttacksInNeutralWaterNorFromThere) {
    for (const auto& [line, word] : {std::pair{"KRb9,ORb1,DEa1 NIc9 red", "b9xc9"},
                                     std::pair{"KRc9,ORb1,DEa1 NIb9 red", "c9xb9"},
                                     std::pair{"TRc9,ORb1,DEa1 MIb9! red", "c9%b9"}}) {
        EXPECT_EQ(violationOf(position(line), word).rule, "NB-21") << line;
    }
}

TEST(NavalRules, Nb4TheLandingShipInTheEnemyPortWins) {
    const State state = position("DEd16,ORb1 KRp20,DEa20,ORb20 red");
    const State won = after(state, {"d16-d17"});
    EXPECT_EQ(winner(won), "red");
    EXPECT_EQ(english(outcomeOf(won)->because), "red's landing ship is in the yellow port at d17");
    EXPECT_TRUE(legalActions(won).empty());
    EXPECT_EQ(winner(after(position("KRp1,DEa1,ORb1 DEl5,ORb20 yellow"), {"l5-l4"})), "yellow");
}

TEST(NavalRules, NbA16WithoutMissileShipsTheLandingShipWinsNothing) {
    const State state = position("DEd16 KRp20,DEa20,ORb20 red");
    EXPECT_EQ(winner(after(state, {"d16-d17"})), "-");
}

TEST(NavalRules, NbA17NobodyCanWinIsADraw) {
    const State state = position("DEa6,ORa1 KRa7,DEp20 red");
    EXPECT_EQ(winner(state), "-") << "red can";
    EXPECT_EQ(winner(after(state, {"a6xa7"})), "draw");
    EXPECT_EQ(outcomeOf(after(state, {"a6xa7"}))->rule, "NB-A17");
}

TEST(NavalRules, NbA19WhoCannotActPasses) {
    const State state = position("DEa1,ORb1 - yellow");
    EXPECT_EQ(listed(state), "pass");
    EXPECT_EQ(text(after(state, {"pass"})), "ORb1,DEa1 - red");
    EXPECT_EQ(violationOf(position("DEa1,ORb1 - red"), "pass").rule, "NB-A19");
}

TEST(NavalRules, PlayersResignOrAgreeOnADraw) {
    const State state = position("DEa1,ORb1 DEa20,ORb20 red");
    EXPECT_EQ(winner(after(state, {"r resign"})), "yellow");
    EXPECT_EQ(winner(after(state, {"y resign"})), "red");
    EXPECT_EQ(winner(after(state, {"draw"})), "draw");
}

TEST(NavalRules, Nb2TeamsShareAFleetAndEveryMemberMayAct) {
    const State state = position("DEa1,ORb1 DEa20,ORb20 yellow", variant("teams"));
    EXPECT_EQ(NavalBattle::playerCount(state), 4);
    EXPECT_EQ(NavalBattle::toAct(state), (std::vector{Player{1}, Player{3}}));
    EXPECT_EQ(NavalBattle::playerName(state, Player{2}), "red-2");
    EXPECT_TRUE(NavalBattle::viewFor(state, Player{1}) == NavalBattle::viewFor(state, Player{3}));
    EXPECT_FALSE(NavalBattle::viewFor(state, Player{0}) == NavalBattle::viewFor(state, Player{1}));
}

} // namespace
} // namespace umpire::naval_battle::testing
