#include "rules/games/buda_1686/fight.h"
#include "tests/rules/buda_1686/buda_table.h"

/// Tests movement, the single actions and the officers: BU-13 to BU-17, BU-24 to BU-31.
namespace umpire::buda_1686::testing {
namespace {

TEST(BudaActions, ImperialUnitsMoveOneZoneBetweenTheirOwn) { // BU-14, BU-A7
    TableSetup setup(Side::Imperial);
    setup.putAll({"T-J2", "T-A3"}, "KZ").putAll({"I-C2", "I-B1"}, "EF").put("I-B2", "NF");
    setup.put("I-S1", "VV*");
    EXPECT_TRUE(isLegal(setup.state, "move:I-C1@IN")) << "camp to camp";
    EXPECT_TRUE(isLegal(setup.state, "move:I-C1@EF")) << "camp to an own wall";
    EXPECT_TRUE(isLegal(setup.state, "move:I-C2@NF")) << "wall to wall";
    EXPECT_TRUE(isLegal(setup.state, "move:I-S1@IP")) << "out of the breach";
    EXPECT_FALSE(isLegal(setup.state, "move:I-S1@EF")) << "a breach leads to camps only";
    EXPECT_FALSE(isLegal(setup.state, "move:I-C1@ID")) << "two zones";
    EXPECT_FALSE(isLegal(setup.state, "move:I-C1@VV")) << "not theirs";
    const State full = after(setup, {"move:I-C2@NF"});
    EXPECT_FALSE(isLegal(full, "move:I-C3@NF")) << "NF holds 2";
    EXPECT_FALSE(isLegal(full, "move:I-C2@EF")) << "once in a turn";
    EXPECT_EQ(full.actionsLeft, 2) << "free";
}

TEST(BudaActions, TurksMoveAnywhereInTheCastleWithTheInitiative) { // BU-14
    const TableSetup setup(Side::Turk);
    const State moved = after(setup, {"move:T-J1@NF", "move:T-J2@KZ"});
    EXPECT_EQ(turkishMovesLeft(moved), 0);
    EXPECT_FALSE(isLegal(moved, "move:T-A1@KZ")) << "two with an even chit";
    TableSetup odd(Side::Turk);
    odd.state.drawn = {3, 9};
    EXPECT_FALSE(isLegal(after(odd, {"move:T-J1@NF"}), "move:T-A1@KZ")) << "one with an odd chit";
    TableSetup second(Side::Turk);
    second.state.drawn = {9, 8};
    second.state.actionsLeft = 1;
    EXPECT_FALSE(isLegal(second.state, "move:T-J1@NF")) << "without the initiative none";
    EXPECT_FALSE(isLegal(setup.state, "move:T-J1@IE"));
    EXPECT_TRUE(isLegal(after(TableSetup(Side::Turk).put("T-A3", "KZ"), {}), "move:T-J1@NF"))
        << "an empty wall is open to Turks (BU-A5)";
}

TEST(BudaActions, AWallThatItsTurksLeaveFallsToTheBreach) { // BU-13
    TableSetup setup(Side::Turk);
    setup.putAll({"I-C3", "I-C1"}, "NF*").entrench("NF", {Side::Turk, 2});
    const State left = after(setup, {"move:T-A3@KZ"});
    EXPECT_EQ(where(left, "I-C3"), "NF");
    EXPECT_EQ(where(left, "I-C1"), "NF");
    EXPECT_EQ(left.entrenchments[std::size_t(zone("NF"))].level, 0) << "lost with the wall";
    EXPECT_EQ(left.stock[indexOf(Side::Turk)], 2);
}

TEST(BudaActions, ArtilleryNeedsAtMostCts) { // BU-15, BU-29
    TableSetup setup(Side::Imperial);
    setup.level(Level::Artillery, 3);
    const State asked = after(setup, {"artillery:EF"});
    EXPECT_EQ(listed(asked), "raise-die no") << "Abdurrahman stands in the middle zone";
    EXPECT_EQ(after(asked, {"no", "die:3"}).phase, Phase::Enter);
    EXPECT_EQ(after(asked, {"no", "die:4"}).phase, Phase::Act);
    const State raised = after(asked, {"raise-die", "die:3"});
    EXPECT_EQ(raised.phase, Phase::Act) << "3 + 1 > 3";
    EXPECT_EQ(where(raised, "T-ABD"), "KZ:5");
    const State in = after(asked, {"no", "die:1", "enter:I-C3"});
    EXPECT_EQ(where(in, "I-C3"), "EF*");
    EXPECT_EQ(in.actionsLeft, 1);
    EXPECT_EQ(after(TableSetup(Side::Imperial).put("T-ABD", "DF"), {"artillery:EF"}).phase,
              Phase::ActionDie);
}

TEST(BudaActions, ABreachInAnEmptyWallTakesIt) { // BU-A5, BU-13
    TableSetup setup(Side::Imperial);
    setup.put("T-A3", "KZ").level(Level::Mining, 3);
    const State taken = after(setup, {"mine:NF", "die:2", "enter:I-C3"});
    EXPECT_EQ(holderOf(taken, zone("NF")), Side::Imperial);
    EXPECT_EQ(where(taken, "I-C3"), "NF");
}

TEST(BudaActions, TurkishArtilleryNeedsLessThanTmsThenAnEvenNumber) { // BU-16, BU-A10
    TableSetup setup(Side::Turk);
    EXPECT_EQ(levels(after(setup, {"artillery", "die:3", "die:4"})), "1/4/4/3");
    EXPECT_EQ(levels(after(setup, {"artillery", "die:3", "die:5"})), "1/4/4/4");
    EXPECT_EQ(after(setup, {"artillery", "die:4"}).phase, Phase::Act);
    setup.level(Level::Artillery, 1);
    EXPECT_EQ(english(validate(setup.state, FireBack{})->because), "CTS stands at 1, its least")
        << "no die could do anything";
    setup.level(Level::Artillery, 2).level(Level::TurkishMorale, 1);
    EXPECT_EQ(english(validate(setup.state, FireBack{})->because),
              "TMS stands at 1, and no die shows less than that");
}

TEST(BudaActions, DiggingRaisesCasToFive) { // BU-17
    TableSetup setup(Side::Imperial);
    setup.level(Level::Mining, 4);
    const State five = after(setup, {"dig"});
    EXPECT_EQ(levels(five), "5/4/4/4");
    EXPECT_FALSE(isLegal(five, "dig"));
}

TEST(BudaActions, AMineIsNotStoppedByAnEntrenchment) { // BU-26
    TableSetup setup(Side::Imperial);
    setup.entrench("EF", {Side::Turk, 2}).level(Level::Mining, 3);
    EXPECT_EQ(after(setup, {"mine:EF", "die:3"}).phase, Phase::Enter);
}

TEST(BudaActions, ACounterMineHitsAUnitOrTheMines) { // BU-24, BU-29
    TableSetup setup(Side::Turk);
    setup.put("I-S1", "VV*").hurt("I-S1").level(Level::Mining, 3);
    EXPECT_EQ(after(setup, {"countermine:VV", "die:4"}).phase, Phase::Act) << "4 is not > 4";
    const State hit = after(setup, {"countermine:VV", "die:5"});
    EXPECT_EQ(levels(after(hit, {"hit-cas"})), "2/4/4/4");
    const State lost = after(hit, {"hit-units", "lose:I-S1"});
    EXPECT_EQ(where(lost, "I-S1"), "lost-");
    EXPECT_EQ(levels(lost), "3/4/3/4") << "CMS -1 (BU-34)";
    setup.put("T-A2", "KF").put("T-ABD", "VV");
    const State helped = after(setup, {"countermine:VV", "raise-die", "die:4"});
    EXPECT_EQ(helped.phase, Phase::CounterEffect) << "4 + 1 > 4";
    setup.level(Level::Mining, 1);
    EXPECT_EQ(listed(after(setup, {"countermine:VV", "no", "die:6"})), "hit-units")
        << "CAS is not lowered under 1 (BU-A10)";
}

TEST(BudaActions, ASortieLowersTheImperialArtillery) { // BU-25, BU-29
    TableSetup setup(Side::Turk);
    setup.putAll({"I-KAR", "I-C1", "I-C2", "I-C3"}, "ID").put("I-S1", "EF*");
    EXPECT_EQ(levels(after(setup, {"sortie:T-J2", "die:6"})), "1/4/4/3") << "6 - 1 = 5 > 4";
    EXPECT_EQ(levels(after(setup, {"sortie:T-J2", "die:5"})), "1/4/4/4") << "5 - 1 = 4";
    setup.put("T-ABD", "EF");
    EXPECT_EQ(levels(after(setup, {"sortie:T-J2", "raise-die", "die:5"})), "1/4/4/3");
    setup.put("I-C3", "IN").put("I-C1", "IE");
    EXPECT_EQ(facingSortie(setup.state, zone("EF")), 3);
    EXPECT_EQ(where(after(setup, {"sortie:T-J2", "no", "die:3"}), "T-J2"), "EF-") << "3 - 3 = 0";
    EXPECT_FALSE(isLegal(TableSetup(Side::Turk).state, "sortie:T-ABD")) << "BU-A9";
}

TEST(BudaActions, AnEntrenchmentAbsorbsASortiesLossIfTheTurkWishes) { // BU-26, BU-A26
    TableSetup setup(Side::Turk);
    setup.putAll({"I-C1", "I-C2"}, "EF*").entrench("EF", {Side::Turk, 2});
    const State asked = after(setup, {"sortie:T-J2", "die:1"}); // 1 - 4: the two, and two in camps
    EXPECT_EQ(asked.phase, Phase::Losses);
    EXPECT_EQ(deciderOf(asked), Side::Turk);
    EXPECT_EQ(listed(asked), "give-up:EF lose:T-J2");
    const State absorbed = after(asked, {"give-up:EF"});
    EXPECT_EQ(where(absorbed, "T-J2"), "EF");
    EXPECT_EQ(absorbed.entrenchments[std::size_t(zone("EF"))].level, 1);
    EXPECT_EQ(absorbed.phase, Phase::Act);
    const State hurt = after(asked, {"lose:T-J2"});
    EXPECT_EQ(where(hurt, "T-J2"), "EF-") << "it is not compulsory";
    EXPECT_EQ(hurt.entrenchments[std::size_t(zone("EF"))].level, 2);
    EXPECT_EQ(hurt.phase, Phase::Act);
    EXPECT_EQ(after(setup, {"sortie:T-J2", "die:6"}).phase, Phase::Act) << "nothing is lost";
    setup.hurt("T-J2");
    EXPECT_EQ(where(after(setup, {"sortie:T-J2", "die:1", "give-up:EF"}), "T-J2"), "EF-");
    EXPECT_EQ(where(after(setup, {"sortie:T-J2", "die:1", "lose:T-J2"}), "T-J2"), "lost-");
    setup.put("I-C1", "VV*");
    const State mined = after(setup, {"countermine:VV", "die:5", "hit-units"});
    EXPECT_EQ(listed(mined), "lose:I-C1") << "the text excepts mines";
}

TEST(BudaActions, ASortieThatCouldDoNothingIsNone) { // BU-25
    TableSetup setup(Side::Turk);
    setup.level(Level::Artillery, 1);
    EXPECT_TRUE(isLegal(setup.state, "sortie:T-J2")) << "it could cost a step";
    setup.putAll({"I-KAR", "I-C1", "I-C2", "I-C3"}, "ID");
    EXPECT_EQ(english(validate(setup.state, action(setup.state, "sortie:T-J2"))->because),
              "CTS stands at 1, its least");
}

TEST(BudaActions, AShotThatNoDieCouldLandIsNotThrownFor) { // BU-15, BU-29
    TableSetup setup(Side::Imperial);
    setup.level(Level::Artillery, 1);
    const State missed = after(setup, {"artillery:EF", "raise-die"});
    EXPECT_EQ(missed.phase, Phase::Act) << "1 + 1 is more than 1";
    EXPECT_EQ(missed.actionsLeft, 1);
    EXPECT_EQ(after(setup, {"artillery:EF", "no"}).phase, Phase::ActionDie);
}

TEST(BudaActions, AnEntrenchmentIsLaidThenTurned) { // BU-26
    const State one = after(TableSetup(Side::Turk), {"entrench:EF"});
    EXPECT_EQ(one.entrenchments[std::size_t(zone("EF"))], (Entrenchment{Side::Turk, 1}));
    const State two = after(one, {"entrench:EF"});
    EXPECT_EQ(two.entrenchments[std::size_t(zone("EF"))].level, 2);
    EXPECT_EQ(two.stock[indexOf(Side::Turk)], 1);
    EXPECT_EQ(two.actionsLeft, 0);
    TableSetup spent(Side::Turk);
    spent.entrench("EF", {Side::Turk, 2}).entrench("NF", {Side::Turk, 1});
    EXPECT_FALSE(isLegal(spent.state, "entrench:DF")) << "no marker in hand";
    EXPECT_TRUE(isLegal(spent.state, "entrench:NF"));
    EXPECT_FALSE(isLegal(spent.state, "entrench:EF"));
}

TEST(BudaActions, AnEntrenchmentOfTwoGoesDownToOneAgainstArtillery) { // BU-A11
    TableSetup setup(Side::Imperial);
    setup.entrench("EF", {Side::Turk, 2}).marker("T-ABD", 0);
    const State given = after(setup, {"artillery:EF", "die:4", "give-up:EF"});
    EXPECT_EQ(given.entrenchments[std::size_t(zone("EF"))].level, 1);
    EXPECT_EQ(unitsAt(given, {Spot::Breach, zone("EF")}), 0U);
}

TEST(BudaActions, GeneralsRestoreTheirOwnTroops) { // BU-30
    TableSetup setup(Side::Imperial);
    setup.hurt("I-C1").hurt("I-S1").hurt("I-MIK").put("I-H1", "IE").hurt("I-H1");
    const State restored = after(setup, {"restore:I-KAR>I-C1", "restore:I-KAR>I-H1"});
    EXPECT_EQ(where(restored, "I-C1"), "IE");
    EXPECT_EQ(where(restored, "I-KAR"), "IE:3");
    EXPECT_EQ(restored.actionsLeft, 2) << "no action";
    EXPECT_FALSE(isLegal(setup.state, "restore:I-KAR>I-S1"));
    EXPECT_FALSE(isLegal(setup.state, "restore:I-KAR>I-MIK"));
    EXPECT_TRUE(isLegal(setup.state, "restore:I-MIK>I-S1"));
}

TEST(BudaActions, GeneralsRecallWhatTheTurnDestroyed) { // BU-30, BU-A22
    TableSetup setup(Side::Imperial);
    setup.putAll({"I-C1", "I-B1"}, "lost").hurt("I-C1").hurt("I-B1").marker("I-KAR", 3);
    const State whole = after(setup, {"recall:I-KAR>I-C1"});
    EXPECT_EQ(where(whole, "I-C1"), "IE");
    EXPECT_EQ(where(whole, "I-KAR"), "IE:1");
    const State hurt = after(whole, {"recall-hurt:I-KAR>I-B1"});
    EXPECT_EQ(where(hurt, "I-B1"), "IE-");
    EXPECT_FALSE(isLegal(whole, "recall:I-KAR>I-B1")) << "takes 2, the marker stands at 1";
    setup.put("I-C1", "cup");
    EXPECT_FALSE(isLegal(setup.state, "recall:I-KAR>I-C1"));
    setup.put("I-KAR", "VV*");
    EXPECT_FALSE(isLegal(setup.state, "recall:I-KAR>I-B1")) << "he stands in no camp";
}

TEST(BudaActions, EachGeneralRaisesTheArtilleryOnceATurn) { // BU-30
    TableSetup setup(Side::Imperial);
    setup.level(Level::Artillery, 2);
    const State raised = after(setup, {"raise-cts:I-KAR"});
    EXPECT_EQ(levels(raised), "1/4/4/3");
    EXPECT_FALSE(isLegal(raised, "raise-cts:I-KAR"));
    const State four = after(raised, {"raise-cts:I-MIK"});
    EXPECT_EQ(levels(four), "1/4/4/4");
    EXPECT_FALSE(isLegal(TableSetup(Side::Imperial).state, "raise-cts:I-KAR")) << "4 is the most";
}

TEST(BudaActions, AnOfficerWhoRestoresHimselfIsSpent) { // BU-31
    TableSetup setup(Side::Imperial);
    setup.hurt("I-KAR");
    const State whole = after(setup, {"restore-self:I-KAR"});
    EXPECT_EQ(where(whole, "I-KAR"), "IE");
    TableSetup turkish(Side::Turk);
    turkish.hurt("T-ABD");
    EXPECT_EQ(where(after(turkish, {"restore-self:T-ABD"}), "T-ABD"), "KZ");
    EXPECT_FALSE(isLegal(TableSetup(Side::Turk).state, "restore-self:T-ABD"));
}

} // namespace
} // namespace umpire::buda_1686::testing
