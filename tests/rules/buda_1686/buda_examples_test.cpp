#include "tests/rules/buda_1686/buda_table.h"

/// Tests the worked examples BU-X1 to BU-X13, each by its id.
namespace umpire::buda_1686::testing {
namespace {

const std::vector<std::string> kAssault = {"assault:VV", "die:3"};

TEST(BudaExamples, X1AnAssaultOnTheLowerTownTakesTwoSteps) {
    const State rolled = after(lowerTownAssault(), kAssault);
    EXPECT_EQ(rolled.operation.steps, 2) << "16 - 10 + 3 = 9, and 9 >= 2 * 4";
    EXPECT_EQ(rolled.operation.loser, Side::Turk);
    const State lost = after(rolled, {"lose:T-J1", "lose:T-J1"});
    EXPECT_EQ(where(lost, "T-J1"), "lost-") << "two steps may remove an undamaged unit (BU-19)";
    EXPECT_EQ(holderOf(lost, zone("VV")), Side::Turk);
    EXPECT_EQ(where(lost, "I-C1"), "VV*");
    EXPECT_EQ(where(after(rolled, {"lose:T-A1", "lose:T-A2"}), "T-A2"), "VV-");
}

TEST(BudaExamples, X2AFailedSortieUnderOneCostsAStep) {
    TableSetup setup(Side::Turk);
    setup.putAll({"I-KAR", "I-C1", "I-C2", "I-C3"}, "ID").put("I-S1", "VV*").put("I-B1", "ID");
    const State once = after(setup, {"sortie:T-J1", "die:1"}); // 1 - 1 in the breach = 0
    EXPECT_EQ(where(once, "T-J1"), "VV-");
    EXPECT_EQ(where(after(once, {"sortie:T-J1", "die:1"}), "T-J1"), "lost-");
    EXPECT_EQ(where(after(setup, {"sortie:T-J1", "die:2"}), "T-J1"), "VV") << "2 - 1 = 1";
}

TEST(BudaExamples, X3AnOfficerWhoSuffersALossDropsToHisDamagedNumber) {
    for (const auto& [before, afterwards] : {std::pair{6, 3}, {3, 3}, {2, 2}}) {
        TableSetup setup = lowerTownAssault();
        setup.put("T-A2", "KF").put("T-ABD", "VV").marker("T-ABD", before);
        const State state = after(setup, {"assault:VV", "die:3", "lose:T-ABD"});
        EXPECT_EQ(where(state, "T-ABD"), "VV-:" + std::to_string(afterwards));
        EXPECT_EQ(strengthOf(state, unit("T-ABD")), 3);
    }
}

TEST(BudaExamples, X4ThreeRaisedUnitsTakeThreeFromMaxEmanuelsMarker) {
    TableSetup setup(Side::Imperial);
    setup.putAll({"I-MIK", "I-B1", "I-B2", "I-S1"}, "VV*").marker("I-MIK", 3);
    setup.state.rescueTried = true;
    const State state =
        after(setup, {"assault:VV", "boost:I-MIK>I-B1", "boost:I-MIK>I-B2", "boost:I-MIK>I-S1"});
    EXPECT_EQ(state.at(unit("I-MIK")).marker, 0);
    EXPECT_EQ(state.phase, Phase::ActionDie) << "nothing left to ask";
    const State one = after(state, {"die:1"});
    EXPECT_EQ(one.operation.loser, Side::Turk) << "4*4 + 3 - 10 + 1 = 10";
}

TEST(BudaExamples, X5AReliefChitCountsFromItsTurnOn) {
    State early = start();
    early.turn = 5;
    const State fifth = after(early, {"imperial:3", "turk:6"});
    EXPECT_EQ(fifth.phase, Phase::Act);
    State late = start();
    late.turn = 8;
    late.levels[std::size_t(Level::TurkishMorale)] = 2; // so that the event has an effect
    for (const auto& id : {"I-C4", "I-H1"}) {
        late.units[std::size_t(unit(id))].place = {Spot::Cup, 0};
    }
    EXPECT_EQ(after(late, {"imperial:3", "turk:6"}).phase, Phase::ReliefDie);
}

TEST(BudaExamples, X6AnEntrenchmentGivenUpKeepsTheBreachFree) {
    TableSetup setup(Side::Imperial);
    setup.entrench("EF", {Side::Turk, 1});
    setup.marker("T-ABD", 0);
    const State hit = after(setup, {"artillery:EF", "die:4"});
    const State given = after(hit, {"give-up:EF"});
    EXPECT_EQ(given.entrenchments[std::size_t(zone("EF"))].level, 0);
    EXPECT_EQ(unitsAt(given, {Spot::Breach, zone("EF")}), 0U);
    EXPECT_EQ(given.phase, Phase::Act);
    EXPECT_EQ(where(after(hit, {"no", "enter:I-C3"}), "I-C3"), "EF*") << "never compulsory";
}

TEST(BudaExamples, X7AnEntrenchmentTakesTheLossesInstead) {
    TableSetup setup = lowerTownAssault();
    setup.hurt("T-A1").entrench("VV", {Side::Turk, 2});
    const State both = after(setup, {"assault:VV", "die:3", "give-up:VV", "give-up:VV"});
    EXPECT_EQ(both.entrenchments[std::size_t(zone("VV"))].level, 0);
    EXPECT_EQ(where(both, "T-A1"), "VV-");
    EXPECT_EQ(both.phase, Phase::Act);
    const State one = after(setup, {"assault:VV", "die:3", "give-up:VV", "lose:T-A1"});
    EXPECT_EQ(one.entrenchments[std::size_t(zone("VV"))].level, 1) << "2 became 1";
    EXPECT_EQ(where(one, "T-A1"), "lost-");
}

TEST(BudaExamples, X8TheStart) {
    const State state = start();
    EXPECT_EQ(levels(state), "1/4/4/4");
    EXPECT_EQ(state.turn, 1);
    EXPECT_EQ(where(state, "T-ABD"), "KZ:6");
    EXPECT_EQ(countOf(unitsOnMap(state, Side::Imperial)), 8);
    EXPECT_EQ(countOf(unitsOf(state, Side::Imperial)), 10);
    EXPECT_EQ(countOf(unitsOnMap(state, Side::Turk)), 8);
    EXPECT_EQ(state.phase, Phase::Draw);
}

State moraleCheck(const TableSetup& setup) {
    State state = setup.state;
    state.turn = 6;
    state.phase = Phase::MoraleDie;
    state.drawn = {kNoChit, kNoChit};
    state.onTurn = Side::Imperial;
    state.actionsLeft = 0;
    return state;
}

TEST(BudaExamples, X9TheMoraleCheckCountsWallsAndTurks) {
    const State plain = moraleCheck(TableSetup(Side::Imperial));
    EXPECT_EQ(levels(after(plain, {"die:6"})), "1/3/4/4") << "6 - 2 = 4";
    EXPECT_EQ(levels(after(plain, {"die:5"})), "1/4/4/4") << "5 - 2 = 3";
    TableSetup setup(Side::Imperial);
    setup.putAll({"T-A3", "T-A4", "T-J2"}, "lost").put("I-C3", "NF").put("I-C1", "EF");
    const State taken = moraleCheck(setup);
    EXPECT_EQ(levels(after(taken, {"die:5"})), "1/3/4/4") << "5 + 2 - 1 = 6";
    EXPECT_EQ(levels(after(taken, {"die:3"})), "1/3/4/4") << "3 + 2 - 1 = 4";
    EXPECT_EQ(levels(after(taken, {"die:2"})), "1/4/4/4") << "2 + 2 - 1 = 3";
    setup.putAll({"T-J1", "T-A1", "T-A2"}, "lost").put("I-C2", "VV");
    EXPECT_EQ(levels(after(moraleCheck(setup), {"die:1"})), "1/4/4/4") << "the lower town is no +1";
}

TEST(BudaExamples, X10HeldWallsRaiseImperialMoraleToFiveAtMost) {
    TableSetup setup(Side::Imperial);
    setup.putAll({"T-J2", "T-A3", "T-A4"}, "lost").put("I-C1", "EF").put("I-C3", "NF");
    setup.put("I-S1", "KF");
    setup.state.used = {bitOf(0), bitOf(1)};
    setup.state.drawn = {kNoChit, kNoChit};
    setup.state.phase = Phase::Draw;
    setup.state.actionsLeft = 0;
    EXPECT_EQ(levels(after(setup, {"imperial:5", "turk:0"})), "1/4/5/4");
    setup.level(Level::ImperialMorale, 1);
    EXPECT_EQ(levels(after(setup, {"imperial:5", "turk:0"})), "1/4/4/4") << "1 + 3";
}

TEST(BudaExamples, X11AFailedAssaultCostsOneStepOrTwo) {
    TableSetup setup(Side::Imperial); // 4 + 4 against 3 + 3 + 4 and terrain 1 in EF: -3
    setup.putAll({"I-C1", "I-C2"}, "EF*").putAll({"T-A1", "T-A2"}, "EF");
    setup.state.rescueTried = true;
    const State six = after(setup, {"assault:EF", "die:6"});
    EXPECT_EQ(six.operation.loser, Side::Imperial);
    EXPECT_EQ(six.operation.steps, 1) << "3 against 4, and 4 < 6";
    const State five = after(setup, {"assault:EF", "die:5"});
    EXPECT_EQ(five.operation.loser, Side::Imperial);
    EXPECT_EQ(five.operation.steps, 2) << "2 against 4, and 4 >= 4";
}

TEST(BudaExamples, X12AMineWithFiveFailsOnSixOnly) {
    TableSetup setup(Side::Imperial);
    setup.level(Level::Mining, 5);
    for (const std::string die : {"die:1", "die:5"}) {
        EXPECT_EQ(after(setup, {"mine:EF", die}).phase, Phase::Enter) << die;
    }
    EXPECT_EQ(levels(after(setup, {"mine:EF", "die:6"})), "1/4/3/4");
}

TEST(BudaExamples, X13TheHigherChitBeginsAndAnEvenOneGivesTwoActions) {
    const State equal = after(start(), {"imperial:7", "turk:7"});
    EXPECT_EQ(equal.phase, Phase::Draw) << "nobody acts";
    const State odd = after(start(), {"imperial:7", "turk:4"});
    EXPECT_EQ(odd.onTurn, Side::Imperial);
    EXPECT_EQ(odd.actionsLeft, 1);
    EXPECT_EQ(after(odd, {"pass"}).onTurn, Side::Turk);
    EXPECT_EQ(after(odd, {"pass"}).actionsLeft, 1) << "even, but second";
    const State even = after(start(), {"turk:8", "imperial:3"});
    EXPECT_EQ(even.onTurn, Side::Turk);
    EXPECT_EQ(even.actionsLeft, 2);
    EXPECT_EQ(after(even, {"pass"}).actionsLeft, 1);
    EXPECT_EQ(after(even, {"pass", "pass"}).phase, Phase::Draw);
}

} // namespace
} // namespace umpire::buda_1686::testing
