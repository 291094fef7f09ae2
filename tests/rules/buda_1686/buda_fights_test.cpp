#include "rules/games/buda_1686/fight.h"
#include "tests/rules/buda_1686/buda_table.h"

/// Tests assault and castle fight beyond the examples: BU-18 to BU-23, BU-29, BU-30, BU-34, BU-35.
namespace umpire::buda_1686::testing {
namespace {

/// Returns a table on which the Imperials hold EF and DF, and the Turks hold the rest, with two
/// units in KF. Abdurrahman has tried to come.
TableSetup insideTheCastle(Side side) {
    TableSetup setup(side);
    setup.state.rescueTried = true;
    setup.put("T-J2", "KF").put("T-J3", "KZ");
    setup.putAll({"I-KAR", "I-C1", "I-C2"}, "EF").putAll({"I-MIK", "I-B1"}, "DF");
    return setup;
}

TEST(BudaFights, AnAssaultThatLeavesNoTurkTakesTheWall) { // BU-20, BU-13
    TableSetup setup(Side::Imperial);
    setup.put("I-C3", "NF*").hurt("T-A3");
    setup.state.rescueTried = true;
    const State taken = after(setup, {"assault:NF", "die:4", "lose:T-A3"}); // 4 - 1 - 2 + 4 = 5
    EXPECT_EQ(holderOf(taken, zone("NF")), Side::Imperial);
    EXPECT_EQ(where(taken, "I-C3"), "NF");
    const State lost = after(setup, {"assault:NF", "die:2", "lose:I-C3"}); // 3 against 4
    EXPECT_EQ(where(lost, "I-C3"), "NF*-");
}

TEST(BudaFights, OneUnitTakesNoMoreStepsThanItHas) {
    TableSetup setup(Side::Imperial);
    setup.putAll({"I-C3", "I-C1"}, "NF*").hurt("T-A3");
    setup.state.rescueTried = true;
    const State taken = after(setup, {"assault:NF", "die:6", "lose:T-A3"}); // 8 - 1 - 2 + 6 = 11
    EXPECT_EQ(taken.phase, Phase::Act) << "the second step finds nobody";
    EXPECT_EQ(levels(taken), "1/4/4/4");
}

TEST(BudaFights, AbdurrahmanComesSurelyFromNextDoor) { // BU-21
    TableSetup setup(Side::Imperial);
    setup.put("I-C3", "NF*");
    const State asked = after(setup, {"assault:NF"});
    EXPECT_EQ(listed(asked), "rescue no");
    const State come = after(asked, {"rescue"});
    EXPECT_EQ(where(come, "T-ABD"), "NF:6") << "no special action: his marker stays";
    EXPECT_EQ(modifierOf(come), 4 - 3 - 6 - 2);
    const State again = after(come, {"die:6", "lose:I-C3", "lose:I-C3"});
    setup.state.actionsLeft = 2;
    EXPECT_TRUE(again.rescueTried) << "once in a round";
}

TEST(BudaFights, AbdurrahmanComesFromAfarOnMoreThanTms) { // BU-21
    TableSetup setup = lowerTownAssault();
    setup.state.rescueTried = false;
    const State rolled = after(setup, {"assault:VV", "rescue"});
    EXPECT_EQ(rolled.phase, Phase::RescueDie) << "KZ is not beside VV";
    EXPECT_EQ(where(after(rolled, {"die:5"}), "T-ABD"), "VV:6");
    const State stays = after(rolled, {"die:4"});
    EXPECT_EQ(where(stays, "T-ABD"), "KZ:6");
    EXPECT_EQ(after(stays, {"die:3", "lose:T-J1", "lose:T-J1", "assault:VV"}).phase,
              Phase::ActionDie)
        << "tried once in this round";
}

TEST(BudaFights, AbdurrahmanFindsNoRoomInAFullWall) { // BU-A8
    TableSetup setup = lowerTownAssault();
    setup.state.rescueTried = false;
    setup.put("T-A4", "VV");
    EXPECT_EQ(after(setup, {"assault:VV"}).phase, Phase::ActionDie);
}

TEST(BudaFights, ACastleFightJoinsWallsAndBreachesWithoutTerrain) { // BU-22
    TableSetup setup = insideTheCastle(Side::Imperial);
    setup.put("I-C3", "NF*");
    const State fight = after(setup, {"fight:NF<EF,DF,NF", "no"});
    EXPECT_EQ(modifierOf(fight), (5 + 4 + 4) + (4 + 4) + 4 - 3);
    const State won = after(fight, {"die:1", "lose:T-A3", "lose:T-A3"});
    EXPECT_EQ(where(won, "I-C3"), "NF") << "out of the breach at once";
    EXPECT_EQ(listed(won), "in:I-KAR in:I-MIK in:I-C1 in:I-C2 in:I-B1 no");
    const State full = after(won, {"in:I-B1"});
    EXPECT_EQ(full.phase, Phase::Act) << "NF holds 2";
    EXPECT_EQ(where(full, "I-B1"), "NF");
    EXPECT_EQ(after(won, {"no"}).phase, Phase::Act);
}

TEST(BudaFights, A29AbdurrahmanComesInAnImperialCastleFightToo) {
    TableSetup setup = insideTheCastle(Side::Imperial);
    setup.state.rescueTried = false;
    const State asked = after(setup, {"fight:NF<EF,DF"});
    EXPECT_EQ(listed(asked), "rescue no");
    const State come = after(asked, {"rescue"});
    EXPECT_EQ(where(come, "T-ABD"), "NF:6") << "KZ is beside NF";
    EXPECT_EQ(come.phase, Phase::AttackersBoost) << "the fight goes on as an assault does";
    setup.state.settings.rescue = Rescue::InAssaults;
    EXPECT_EQ(after(setup, {"fight:NF<EF,DF"}).phase, Phase::AttackersBoost);
    TableSetup turks = insideTheCastle(Side::Turk);
    turks.state.rescueTried = false;
    EXPECT_NE(after(turks, {"fight:DF<KZ,KF"}).phase, Phase::Rescue) << "they attack";
}

TEST(BudaFights, SomebodyMovesIntoAConqueredWall) { // BU-22
    TableSetup setup = insideTheCastle(Side::Imperial);
    setup.put("T-A3", "KF").put("T-J2", "VV");
    const State empty = after(setup, {"fight:NF<EF"});
    EXPECT_EQ(empty.phase, Phase::MoveIn) << "no roll against an empty wall (BU-A6)";
    EXPECT_FALSE(isLegal(empty, "no"));
    const State in = after(empty, {"in:I-C1", "no"});
    EXPECT_EQ(holderOf(in, zone("NF")), Side::Imperial);
    EXPECT_EQ(in.actionsLeft, 1) << "it costs the action";
}

TEST(BudaFights, TheMiddleZoneIsTakenByCastleFightOnly) { // BU-23
    const TableSetup setup = insideTheCastle(Side::Imperial);
    for (const std::string_view word : {"assault:KZ", "artillery:KZ", "mine:KZ"}) {
        EXPECT_FALSE(isLegal(setup.state, word)) << word;
    }
    EXPECT_TRUE(isLegal(setup.state, "fight:KZ<EF"));
}

TEST(BudaFights, TurksAttackFromWallsWithTwoUnitsAgainstImperialMorale) { // BU-22, BU-A4
    TableSetup setup = insideTheCastle(Side::Turk);
    setup.level(Level::ImperialMorale, 5).level(Level::TurkishMorale, 2);
    EXPECT_FALSE(isLegal(setup.state, "fight:EF<NF")) << "1 unit there";
    EXPECT_FALSE(isLegal(setup.state, "fight:DF<DF"));
    const State fight = after(setup, {"fight:DF<KZ,KF", "no", "no"});
    EXPECT_EQ(targetOf(fight), 5);
    EXPECT_EQ(modifierOf(fight), (6 + 4) + (4 + 3) - (4 + 4));
    EXPECT_EQ(after(fight, {"die:1"}).operation.steps, 2) << "9 + 1 = 10 >= 2 * 5";
    EXPECT_EQ(after(fight, {"die:1"}).operation.loser, Side::Imperial);
    EXPECT_TRUE(isLegal(setup.state, "fight:DF<KZ"));
}

TEST(BudaFights, OfficersRaiseTheirTroopsInACastleFight) { // BU-29, BU-30, BU-A20
    TableSetup setup = insideTheCastle(Side::Turk);
    const State asked = after(setup, {"fight:DF<KZ,KF"});
    EXPECT_EQ(listed(asked), "boost:T-ABD>T-J3 no") << "who stands with him, not himself";
    const State raised = after(asked, {"boost:T-ABD>T-J3"});
    EXPECT_EQ(where(raised, "T-ABD"), "KZ:5");
    EXPECT_EQ(listed(raised), "boost:I-MIK>I-B1 no");
    EXPECT_EQ(modifierOf(after(raised, {"boost:I-MIK>I-B1"})), 17 + 1 - 8 - 1);
    TableSetup charles = insideTheCastle(Side::Imperial);
    charles.put("I-S1", "EF");
    charles.put("I-C2", "IE");
    EXPECT_EQ(listed(after(charles, {"fight:NF<EF"})), "boost:I-KAR>I-C1 no") << "not the Saxon";
}

TEST(BudaFights, CharlesRaisesImperialUnitsButNotTheHungarians) { // BU-30
    TableSetup setup = insideTheCastle(Side::Imperial);
    setup.put("I-C2", "IE").put("I-H1", "EF");
    EXPECT_EQ(listed(after(setup, {"fight:NF<EF"})), "boost:I-KAR>I-C1 no");
}

TEST(BudaFights, AResultThatEqualsMoraleIsASuccess) { // BU-18
    TableSetup setup(Side::Imperial);
    setup.put("I-C3", "NF*"); // 4 - 3 - 2 = -1
    setup.state.rescueTried = true;
    EXPECT_EQ(after(setup, {"assault:NF", "die:5"}).operation.loser, Side::Turk) << "4 against 4";
    EXPECT_EQ(after(setup, {"assault:NF", "die:4"}).operation.loser, Side::Imperial);
}

TEST(BudaFights, AbdurrahmanMayComeAgainInTheNextRound) { // BU-21
    TableSetup setup(Side::Imperial);
    setup.put("I-C3", "NF*");
    const State next =
        after(setup, {"assault:NF", "rescue", "die:4", "lose:I-C3", "lose:I-C3", "pass", "pass"});
    EXPECT_EQ(next.phase, Phase::Draw);
    EXPECT_FALSE(next.rescueTried);
}

TEST(BudaFights, AnAttackersEntrenchmentTakesHisSteps) { // BU-26
    TableSetup setup = insideTheCastle(Side::Imperial);
    setup.put("I-C2", "IE").put("I-KAR", "IE").entrench("EF", {Side::Imperial, 1});
    setup.putAll({"T-A1", "T-A2"}, "KZ");
    const State lost = after(setup, {"fight:KZ<EF", "no", "die:1"}); // 4 - 16 + 1
    EXPECT_EQ(lost.operation.loser, Side::Imperial);
    EXPECT_EQ(listed(lost), "give-up:EF lose:I-C1");
    const State given = after(lost, {"give-up:EF", "lose:I-C1"});
    EXPECT_EQ(where(given, "I-C1"), "EF-");
    EXPECT_EQ(given.stock[indexOf(Side::Imperial)], 2) << "back in hand (BU-A12)";
}

TEST(BudaFights, ADestroyedUnitLowersMorale) { // BU-34, BU-35, BU-A25
    TableSetup setup(Side::Imperial);
    setup.put("I-MIK", "EF*").hurt("I-MIK");
    setup.state.rescueTried = true;
    const State officer = after(setup, {"assault:EF", "die:3", "lose:I-MIK"}); // 2 - 4 - 1 + 3
    EXPECT_EQ(where(officer, "I-MIK"), "lost-");
    EXPECT_EQ(levels(officer), "1/4/3/4");
    setup.level(Level::ImperialMorale, 1);
    EXPECT_EQ(levels(after(setup, {"assault:EF", "die:3", "lose:I-MIK"})), "1/4/1/4");
    TableSetup pasha = lowerTownAssault();
    pasha.put("T-ABD", "VV").hurt("T-ABD").put("T-A2", "KF");
    EXPECT_EQ(levels(after(pasha, {"assault:VV", "die:3", "lose:T-ABD"})), "1/3/4/4");
    EXPECT_EQ(levels(after(pasha, {"assault:VV", "die:3", "lose:T-J1"})), "1/4/4/4");
}

} // namespace
} // namespace umpire::buda_1686::testing
