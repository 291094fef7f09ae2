#include "tests/rules/buda_1686/buda_table.h"

/// Turns, rounds, chits, events and the end: BU-6 to BU-9, BU-27, BU-33 to BU-43.
namespace umpire::buda_1686::testing {
namespace {

State inTurn(int turn, const State& from = start()) {
    State state = from;
    state.turn = turn;
    for (UnitIndex i = 0; i < unitCount(*scenario()); ++i) {
        const Unit& spec = unitOf(*scenario(), i);
        if (!spec.start && spec.entersCupAtTurn <= turn) {
            state.units[std::size_t(i)].place = {Spot::Cup, 0};
        }
    }
    return state;
}

/// Returns the state of the round before the turn ends by turk:0.
State lastRound(int turn) {
    State state = inTurn(turn);
    state.used = {bitOf(0), bitOf(1)};
    return state;
}

TEST(BudaSequence, BothDrawAtTheSameTimeAndNeitherSeesTheOther) {
    const State drawn = after(start(), {"imperial:7"});
    EXPECT_EQ(toAct(start()).size(), 2U);
    EXPECT_EQ(toAct(drawn), std::vector{Player{1}});
    EXPECT_EQ(viewFor(drawn, Side::Turk), viewFor(after(start(), {"imperial:12"}), Side::Turk));
    EXPECT_NE(viewFor(drawn, Side::Imperial), viewFor(drawn, Side::Turk));
    EXPECT_NE(text(viewFor(drawn, Side::Turk).seen).find("drawn=?/-"), std::string::npos);
    const auto step = buda_1686::apply(start(), DrawChit{Side::Imperial, 7});
    EXPECT_EQ(eventFor(step.events[0], Side::Turk), Event(ChitDrawn{Side::Imperial, std::nullopt}));
    const State shown = after(drawn, {"turk:4"});
    EXPECT_EQ(viewFor(shown, Side::Turk).seen, shown);
}

TEST(BudaSequence, WhoDrawsTheFirstZeroHasNoTurnAndTheOtherBegins) { // BU-9, BU-A14
    const State state = after(start(), {"imperial:0", "turk:4"});
    EXPECT_EQ(state.onTurn, Side::Turk);
    EXPECT_EQ(state.actionsLeft, 2);
    EXPECT_EQ(turkishMovesLeft(state), 2);
    EXPECT_EQ(after(state, {"pass"}).phase, Phase::Draw);
    EXPECT_EQ(after(start(), {"imperial:5", "turk:0"}).actionsLeft, 1);
}

TEST(BudaSequence, TheSecondZeroEndsTheTurnAtOnce) {
    const State next = after(lastRound(1), {"imperial:5", "turk:0"});
    EXPECT_EQ(next.turn, 2);
    EXPECT_EQ(countOf(chitsInCup(next, Side::Imperial)), 20);
    EXPECT_EQ(countOf(chitsInCup(next, Side::Turk)), 20);
    const State both = after(start(), {"imperial:0", "turk:0"}); // BU-A13
    EXPECT_EQ(both.turn, 2);
    EXPECT_EQ(told(lastRound(1), {"imperial:5", "turk:0"}),
              "the Turks draw 0\n"
              "the chits show 5 for the Imperials and 0 for the Turks: nobody acts\n"
              "turn 1 ends\n"
              "turn 2 begins\n")
        << "nobody begins in a turn that is over";
}

TEST(BudaSequence, ADestroyedUnitComesBackThroughTheCup) { // BU-27
    State state = lastRound(1);
    UnitState& lost = state.units[std::size_t(unit("I-B1"))];
    lost = {{Spot::Lost, 0}, Face::Hurt, 0};
    const State next = after(state, {"imperial:5", "turk:0"});
    EXPECT_EQ(where(next, "I-B1"), "cup");
    const State placed = after(next, {"cup:I-B1", "place:I-B1@IP"});
    EXPECT_EQ(where(placed, "I-B1"), "IP");
    EXPECT_EQ(toAct(placed).size(), 2U) << "a number is still to be drawn (BU-A23)";
    EXPECT_EQ(after(placed, {"imperial:5", "turk:4"}).phase, Phase::Act);
}

TEST(BudaSequence, ADestroyedTurkStaysAway) {
    State state = lastRound(1);
    state.units[std::size_t(unit("T-A1"))] = {{Spot::Lost, 0}, Face::Hurt, 0};
    EXPECT_EQ(where(after(state, {"imperial:5", "turk:0"}), "T-A1"), "lost-");
}

TEST(BudaSequence, MarkersReturnToTheCountersNumber) { // BU-28
    State state = lastRound(1);
    state.units[std::size_t(unit("I-KAR"))].marker = 0;
    state.units[std::size_t(unit("T-ABD"))] = {{Spot::Zone, zone("KZ")}, Face::Hurt, 1};
    const State next = after(state, {"imperial:5", "turk:0"});
    EXPECT_EQ(where(next, "I-KAR"), "IE:5");
    EXPECT_EQ(where(next, "T-ABD"), "KZ-:3");
}

TEST(BudaSequence, TheReservesEnterTheCupAtTurnsSevenAndEight) { // BU-42
    const State seventh = after(lastRound(6), {"imperial:5", "turk:0", "die:1"});
    EXPECT_EQ(where(seventh, "I-C4"), "cup");
    EXPECT_EQ(where(seventh, "I-H1"), "reserve");
    EXPECT_EQ(where(after(seventh, {"cup:I-C4", "place:I-C4@ID"}), "I-C4"), "ID");
    const State eighth = after(lastRound(7), {"imperial:5", "turk:0", "die:1"});
    EXPECT_EQ(where(eighth, "I-H1"), "cup");
    EXPECT_EQ(after(lastRound(4), {"imperial:5", "turk:0"}).phase, Phase::Draw);
    EXPECT_EQ(after(lastRound(5), {"imperial:5", "turk:0"}).phase, Phase::MoraleDie);
}

TEST(BudaSequence, TheReliefArmyRestoresOneOrTwoAndRaisesMorale) { // BU-38, BU-39, BU-A16
    TableSetup setup(Side::Imperial);
    setup.hurt("T-J1").hurt("T-A1").hurt("T-J2").level(Level::TurkishMorale, 2);
    State state = inTurn(8, setup.state);
    state.drawn = {kNoChit, kNoChit};
    state.phase = Phase::Draw;
    state.actionsLeft = 0;
    const State even = after(state, {"imperial:2", "turk:6", "die:2"});
    EXPECT_EQ(levels(even), "1/3/4/4");
    const State two = after(even, {"reinforce:T-J1", "reinforce:T-A1"});
    EXPECT_EQ(where(two, "T-A1"), "VV");
    EXPECT_EQ(two.phase, Phase::Act);
    EXPECT_EQ(after(state, {"imperial:2", "turk:13", "die:4", "reinforce:T-J1"}).phase, Phase::Act);
    EXPECT_EQ(levels(after(state, {"imperial:2", "turk:6", "die:3"})), "1/2/4/4");
    state.levels[std::size_t(Level::TurkishMorale)] = 3;
    EXPECT_EQ(levels(after(state, {"imperial:6", "turk:6", "die:2"})), "1/3/4/4")
        << "capped, and it comes with equal chits too (BU-A15)";
    State whole = inTurn(8);
    whole.levels[std::size_t(Level::TurkishMorale)] = 2;
    EXPECT_EQ(levels(after(whole, {"imperial:2", "turk:6", "die:2"})), "1/3/4/4");
    EXPECT_EQ(after(whole, {"imperial:2", "turk:6", "die:2"}).phase, Phase::Act);
}

TEST(BudaSequence, NoDieIsThrownThatCouldDoNothing) { // BU-37, BU-39 to BU-41
    const std::string spared = "no die is thrown, for none could change anything\n";
    // Morale is at its minimum, or so many Turks remain that no die reaches 4.
    State low = lastRound(6);
    low.levels[std::size_t(Level::TurkishMorale)] = 0;
    EXPECT_EQ(after(low, {"imperial:5", "turk:0"}).phase, Phase::Draw);
    EXPECT_TRUE(told(low, {"imperial:5", "turk:0"}).ends_with("I-C4 goes into the cup\n" + spared));
    // The relief army could neither raise TMS nor restore anybody.
    EXPECT_EQ(after(inTurn(6), {"imperial:2", "turk:6"}).phase, Phase::Act);
    // An extra action has no value for a side that may start no action.
    EXPECT_EQ(after(inTurn(6), {"imperial:4", "turk:4"}).phase, Phase::Draw);
    EXPECT_EQ(
        told(inTurn(6), {"imperial:4", "turk:4"}),
        "the Turks draw 4\nthe chits show 4 for the Imperials and 4 for the Turks: nobody acts\n"
        "the hand of fate\n" +
            spared);
    // No unit is there to fall sick.
    State away = inTurn(6);
    for (UnitIndex i = 0; i < unitCount(*scenario()); ++i) {
        if (unitOf(*scenario(), i).side == Side::Imperial) {
            away.units[std::size_t(i)] = {{Spot::Lost, 0}, Face::Full, 0};
        }
    }
    EXPECT_EQ(after(away, {"imperial:7", "turk:2"}).phase, Phase::Act);
}

TEST(BudaSequence, CallsSayTargetAndLosses) { // BU-X1, BU-37 to BU-41
    EXPECT_EQ(told(lowerTownAssault().state, {"assault:VV", "die:3"}),
              "die 3 + 6 = 9 against 4: more than twice, two steps lost by the Turks\n");
    EXPECT_EQ(told(lowerTownAssault().state, {"assault:VV", "die:2"}),
              "die 2 + 6 = 8 against 4: exactly twice, two steps lost by the Turks\n");
    EXPECT_EQ(told(lowerTownAssault().state, {"assault:VV", "die:1"}),
              "die 1 + 6 = 7 against 4: one step lost by the Turks\n");
    TableSetup weak(Side::Imperial);
    weak.put("I-C1", "EF*"); // 4 - 4 - 1
    weak.state.rescueTried = true;
    EXPECT_EQ(told(weak.state, {"assault:EF", "die:4"}),
              "die 4 - 1 = 3 against 4: one step lost by the Imperials\n");
    EXPECT_EQ(told(weak.state, {"assault:EF", "die:3"}),
              "die 3 - 1 = 2 against 4: exactly half, two steps lost by the Imperials\n");
    EXPECT_EQ(told(weak.state, {"assault:EF", "die:1"}),
              "die 1 - 1 = 0 against 4: less than half, two steps lost by the Imperials\n");
    EXPECT_EQ(told(TableSetup(Side::Turk).state, {"artillery", "die:3"}),
              "die 3 against 4: success\n");
    EXPECT_EQ(told(TableSetup(Side::Turk).state, {"artillery", "die:3", "die:5"}),
              "die 5 is odd: failure\n");
    TableSetup sortie(Side::Turk);
    sortie.put("I-S1", "EF*").entrench("EF", {Side::Turk, 1});
    EXPECT_EQ(told(sortie.state, {"sortie:T-J2", "die:1"}),
              "die 1 - 5 = -4 against 4: failure, one step lost by the Turks\n");
    EXPECT_TRUE(told(inTurn(6), {"imperial:7", "turk:2", "die:2"})
                    .starts_with("die 2 is even: the epidemic breaks out\n"));
    EXPECT_TRUE(told(inTurn(6), {"imperial:7", "turk:2", "die:3"})
                    .starts_with("die 3 is odd: no epidemic breaks out\n"));
    EXPECT_TRUE(told(inTurn(6), {"imperial:4", "turk:2", "die:2"})
                    .starts_with("die 2 is even: one action more\n"));
    State check = inTurn(6);
    check.phase = Phase::MoraleDie;
    EXPECT_EQ(told(check, {"die:6"}),
              "die 6 - 2 = 4 against 4: Turkish morale falls\nthe Turkish morale (TMS) is now 3\n");
    EXPECT_EQ(told(check, {"die:5"}), "die 5 - 2 = 3 against 4: Turkish morale holds\n");
}

TEST(BudaSequence, TheHandOfFateGivesAnActionMore) { // BU-40, BU-A17
    const State first = after(inTurn(6), {"imperial:4", "turk:3", "die:2"});
    EXPECT_EQ(first.actionsLeft, 3);
    EXPECT_EQ(after(inTurn(6), {"imperial:4", "turk:3", "die:3"}).actionsLeft, 2);
    const State second = after(inTurn(6), {"imperial:4", "turk:5", "die:2", "pass"});
    EXPECT_EQ(second.onTurn, Side::Imperial);
    EXPECT_EQ(second.actionsLeft, 2) << "1 + 1 without the initiative";
    EXPECT_EQ(after(second, {"pass"}).extraActions, 0);
}

TEST(BudaSequence, TheSickComeBackAfterEightRounds) { // BU-41, BU-A28
    State state = after(inTurn(6), {"imperial:7", "turk:7", "die:2", "sick:I-KAR"});
    EXPECT_EQ(where(state, "I-KAR"), "sick7") << "equal chits: the next round has begun";
    EXPECT_EQ(state.at(unit("I-KAR")).marker, 0);
    for (const std::string chit : {"1", "2", "3", "5", "8", "10"}) { // turn 6 has no events
        state = after(state, {"imperial:" + chit, "turk:" + chit});
    }
    EXPECT_EQ(where(state, "I-KAR"), "sick1");
    state = after(state, {"imperial:12", "turk:12"});
    EXPECT_EQ(listed(state), "place:I-KAR@IE place:I-KAR@IN place:I-KAR@ID place:I-KAR@IP");
    EXPECT_EQ(where(after(state, {"place:I-KAR@IN"}), "I-KAR"), "IN") << "his marker stays at 0";
    EXPECT_EQ(after(inTurn(6), {"imperial:7", "turk:2", "die:1"}).phase, Phase::Act);
}

TEST(BudaSequence, ASickUnitLeavesItsWallToNobody) { // BU-A5
    TableSetup setup(Side::Imperial);
    setup.put("T-A3", "KZ").put("I-C3", "NF").entrench("NF", {Side::Imperial, 1});
    State state = inTurn(6, setup.state);
    state.drawn = {kNoChit, kNoChit};
    state.phase = Phase::Draw;
    state.actionsLeft = 0;
    const State sick = after(state, {"imperial:7", "turk:2", "die:2", "sick:I-C3"});
    EXPECT_EQ(holderOf(sick, zone("NF")), std::nullopt);
}

State lowMorale(int turksLost) {
    TableSetup setup(Side::Imperial);
    setup.level(Level::TurkishMorale, 0);
    const std::vector<std::string_view> ids = {"T-ABD", "T-A1", "T-A2", "T-A3", "T-A4"};
    for (int i = 0; i < turksLost; ++i) {
        setup.put(ids[std::size_t(i)], "lost");
    }
    return inTurn(8, setup.state);
}

TEST(BudaSequence, TheImperialsWinWithBrokenMoraleAndFourTurksAtMost) { // BU-43, BU-A18
    EXPECT_FALSE(outcomeOf(lowMorale(4))) << "only at the end of a round";
    const State won = after(lowMorale(4), {"pass", "pass"});
    ASSERT_TRUE(outcomeOf(won));
    EXPECT_EQ(outcomeOf(won)->winner, Player{0});
    EXPECT_EQ(outcomeOf(won)->rule, "BU-43");
    EXPECT_TRUE(legalActions(won).empty());
    const State five = after(lowMorale(3), {"pass", "pass"});
    EXPECT_FALSE(outcomeOf(five)) << "5 Turks are left";
    EXPECT_TRUE(five.moraleFell);
    State apart = five; // three of the five are in the lower town
    apart.settings.lowerTown = LowerTown::IsApart;
    EXPECT_EQ(outcomeOf(apart)->winner, Player{0});
    State relieved = five;
    relieved.levels[std::size_t(Level::TurkishMorale)] = 1;
    relieved.units[std::size_t(unit("T-A4"))].place = {Spot::Lost, 0};
    EXPECT_EQ(outcomeOf(relieved)->winner, Player{0}) << "that it fell is remembered";
}

TEST(BudaSequence, EitherSideResignsAtAnyTime) {
    for (const State& state :
         {start(), TableSetup(Side::Turk).state, after(lowerTownAssault(), {"assault:VV"})}) {
        const State resigned = after(state, {"resign:imperial"});
        ASSERT_TRUE(outcomeOf(resigned));
        EXPECT_EQ(outcomeOf(resigned)->winner, Player{1});
        EXPECT_EQ(english(outcomeOf(resigned)->because), "the Imperials have given up");
        EXPECT_TRUE(legalActions(resigned).empty());
        EXPECT_TRUE(declarations(resigned).empty());
        EXPECT_EQ(outcomeOf(after(state, {"resign:turk"}))->winner, Player{0});
    }
    EXPECT_TRUE(text(after(start(), {"resign:turk"})).ends_with("phase=draw ended=turk-resigned"));
    EXPECT_EQ(told(start(), {"resign:turk"}), "the Turks resign\n");
}

TEST(BudaSequence, BothSidesMayAgreeOnADraw) {
    const State offered = after(start(), {"draw:imperial"});
    EXPECT_FALSE(outcomeOf(offered)) << "the other side has to say so too";
    EXPECT_TRUE(text(offered).ends_with("phase=draw offers-draw=imperial"));
    EXPECT_EQ(english(validate(offered, OfferDraw{Side::Imperial})->because),
              "the Imperials have offered a draw already");
    const State agreed = after(offered, {"draw:turk"});
    ASSERT_TRUE(outcomeOf(agreed));
    EXPECT_EQ(outcomeOf(agreed)->winner, std::nullopt);
    EXPECT_EQ(english(outcomeOf(agreed)->because), "both sides have agreed on a draw");
    EXPECT_TRUE(text(agreed).ends_with("phase=draw ended=draw"));
    // Actions of the offering side and dice of the table leave the offer open.
    EXPECT_EQ(after(offered, {"imperial:7"}).offersDraw, Side::Imperial);
    const State fought = after(lowerTownAssault(), {"draw:imperial", "assault:VV", "die:3"});
    EXPECT_EQ(fought.offersDraw, Side::Imperial);
    // The other side's next action answers the offer.
    EXPECT_EQ(after(offered, {"turk:7"}).offersDraw, std::nullopt);
    EXPECT_EQ(after(fought, {"lose:T-J1"}).offersDraw, std::nullopt);
    EXPECT_FALSE(outcomeOf(after(offered, {"turk:7", "draw:turk"})));
}

TEST(BudaSequence, OtherwiseTheTurksWinAfterTurnEight) { // BU-43
    const State over = after(lastRound(8), {"imperial:5", "turk:0"});
    ASSERT_TRUE(outcomeOf(over));
    EXPECT_EQ(outcomeOf(over)->winner, Player{1});
    EXPECT_EQ(english(outcomeOf(over)->because),
              "after turn 8 TMS never fell to 0 and 8 Turkish units are left in the castle");
    EXPECT_TRUE(toAct(over).empty());
    EXPECT_EQ(validate(over, Pass{})->kind, ViolationKind::GameIsOver);
}

} // namespace
} // namespace umpire::buda_1686::testing
