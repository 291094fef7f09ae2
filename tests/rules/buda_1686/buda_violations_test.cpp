#include "tests/rules/buda_1686/buda_table.h"

/// Tests illegal actions: the kind, the clause and a part of the reason with its numbers.
namespace umpire::buda_1686::testing {
namespace {

TEST(BudaViolations, OfTheDraw) {
    State state = after(start(), {"imperial:7", "turk:7", "imperial:5"});
    using enum ViolationKind;
    expectViolations(state, {{"turk:20", NoSuchChit, "BU-2", "no 20 is among the 19 chits"},
                             {"turk:7", NoSuchChit, "BU-2", "no 7"},
                             {"imperial:8", DoneAlready, "BU-6", "have drawn in this round"},
                             {"cup:I-C4", DoneAlready, "BU-6", "have drawn in this round"},
                             {"pass", NotNow, "BU-7", "both sides draw a chit"},
                             {"die:3", NotNow, "BU-10", "both sides draw a chit"},
                             {"no", NotNow, "BU-10", "nothing to say no to"},
                             {"place:I-C4@IE", NotNow, "BU-27", "does not wait"}});
    expectViolations(start(), {{"cup:I-C4", NotThere, "BU-27", "not in the cup"}});
}

TEST(BudaViolations, OfAPlacing) {
    State state = start();
    state.units[std::size_t(unit("I-C4"))].place = {Spot::Waiting, 0};
    using enum ViolationKind;
    expectViolations(state, {{"place:I-C4@VV", NoSuchZone, "BU-27", "VV is no start zone"},
                             {"place:I-H1@IE", NotNow, "BU-27", "I-H1 does not wait"},
                             {"turk:7", NotNow, "BU-6", "a unit waits to be placed"}});
}

TEST(BudaViolations, OfAnImperialTurn) {
    TableSetup setup(Side::Imperial);
    setup.put("I-C3", "NF*").put("I-B1", "lost").level(Level::Mining, 5);
    setup.put("I-C1", "NF*").put("T-J2", "KZ").put("I-C2", "EF").marker("I-MIK", 0);
    EXPECT_EQ(validate(setup.state, MoveUnit{unit("I-C2"), 99})->rule, "BU-11");
    using enum ViolationKind;
    expectViolations(
        setup.state,
        {{"artillery", NotYours, "BU-16", "the Imperials are on turn"},
         {"sortie:T-J1", NotYours, "BU-25", "the Imperials are on turn"},
         {"countermine:NF", NotYours, "BU-24", "the Imperials are on turn"},
         {"dig", LevelAtLimit, "BU-17", "CAS stands at 5"},
         {"artillery:KZ", NoSuchZone, "BU-23", "has 0 breaches"},
         {"artillery:IE", NoSuchZone, "BU-15", "IE is no wall zone"},
         {"artillery:EF", WrongHolder, "BU-15", "held by the Imperials already"},
         {"mine:NF", NoRoom, "BU-A27", "all 2 breaches of NF"},
         {"assault:VV", NotThere, "BU-18", "0 Imperial units stand in the breaches of VV"},
         {"assault:EF", WrongHolder, "BU-18", "EF is not held by the Turks"},
         {"assault:KZ", NoSuchZone, "BU-23", "castle fight only"},
         {"fight:EF<NF", WrongHolder, "BU-22", "held by the Imperials already"},
         {"fight:KZ<NF", WrongHolder, "BU-22", "NF is not held by the Imperials"},
         {"fight:DF<EF", NotNeighbours, "BU-22", "EF is no wall beside DF"},
         {"fight:KZ<IE", NotNeighbours, "BU-22", "IE is no wall beside KZ"},
         {"fight:NF<NF", NotThere, "BU-22", "at least 1 wall"},
         {"fight:VV<VV", NotThere, "BU-22", "0 attackers"},
         {"entrench:NF", WrongHolder, "BU-26", "0 units of the Imperials stand in NF"},
         {"entrench:IE", NoSuchZone, "BU-26", "IE is no wall zone"},
         {"move:T-J1@EF", NotYours, "BU-14", "T-J1 is not a unit of the Imperials"},
         {"move:I-B1@ID", NotThere, "BU-14", "I-B1 is not on the map"},
         {"move:I-KAR@ID", NotNeighbours, "BU-14", "from IE to ID in 1 step"},
         {"move:I-KAR@VV", WrongHolder, "BU-14", "VV is not held by the Imperials"},
         {"move:I-C3@EF", WrongHolder, "BU-14", "from a breach of NF"},
         {"restore:I-KAR>I-C2", NotHurt, "BU-30", "I-C2 is not damaged"},
         {"restore:I-KAR>I-S1", WrongTroop, "BU-30", "I-S1 is not under I-KAR"},
         {"restore:I-C2>I-C3", WrongTroop, "BU-28", "I-C2 is no officer"},
         {"restore:I-MIK>I-S1", OfficerIsSpent, "BU-28", "stands at 0, this takes 1"},
         {"recall:I-KAR>I-C2", NotThere, "BU-A22", "destroyed in turn 1"},
         {"raise-cts:I-KAR", LevelAtLimit, "BU-30", "CTS stands at 4"},
         {"raise-cts:T-ABD", NotYours, "BU-30", "not a unit of the Imperials"},
         {"restore-self:I-KAR", NotHurt, "BU-31", "not damaged"},
         {"raise-die", NotNow, "BU-29", "a side is on turn"},
         {"rescue", NotNow, "BU-21", "a side is on turn"},
         {"lose:T-J1", NotNow, "BU-19", "a side is on turn"},
         {"enter:I-KAR", NotNow, "BU-15", "a side is on turn"},
         {"in:I-KAR", NotNow, "BU-22", "a side is on turn"},
         {"sick:I-KAR", NotNow, "BU-41", "a side is on turn"},
         {"reinforce:T-J1", NotNow, "BU-39", "a side is on turn"},
         {"hit-cas", NotNow, "BU-24", "a side is on turn"},
         {"give-up:EF", NotNow, "BU-26", "a side is on turn"},
         {"boost:I-KAR>I-C1", NotNow, "BU-30", "a side is on turn"}});
    setup.state.actionsLeft = 0;
    expectViolations(setup.state, {{"mine:VV", NoActionLeft, "BU-7", "have 0 actions left"}});
}

TEST(BudaViolations, OfATurkishTurn) {
    TableSetup setup(Side::Turk);
    setup.put("I-C2", "EF").put("T-J2", "DF").put("T-A3", "lost").entrench("VV", {Side::Turk, 2});
    using enum ViolationKind;
    expectViolations(setup.state,
                     {{"move:T-J1@EF", WrongHolder, "BU-12", "EF is held by the Imperials"},
                      {"move:T-J1@IE", NoSuchZone, "BU-14", "never leave the castle"},
                      {"move:T-J1@VV", NotThere, "BU-14", "in VV already"},
                      {"move:I-C1@IN", NotYours, "BU-14", "not a unit of the Turks"},
                      {"fight:EF<KZ", NotThere, "BU-22", "2 units, and KZ has 1"},
                      {"countermine:VV", NotThere, "BU-24", "VV is no Turkish wall"},
                      {"sortie:T-ABD", NoSuchZone, "BU-A9", "faces 0 camps"},
                      {"sortie:T-A3", NotThere, "BU-25", "T-A3 is not on the map"},
                      {"entrench:VV", LevelAtLimit, "BU-26", "shows 2 already"},
                      {"dig", NotYours, "BU-17", "the Turks are on turn"}});
    setup.put("T-A4", "VV");
    expectViolations(setup.state, {{"move:T-ABD@VV", NoRoom, "BU-12", "VV holds its 4 units"}});
}

TEST(BudaViolations, OfAnswers) {
    using enum ViolationKind;
    const State losses = after(lowerTownAssault(), {"assault:VV", "die:3"});
    expectViolations(losses, {{"lose:T-J2", NotThere, "BU-19", "this loss of 2"},
                              {"give-up:VV", NoMarker, "BU-26", "no entrenchment in VV"},
                              {"no", NotNow, "BU-10", "a loss is to be taken"}});
    TableSetup setup(Side::Imperial);
    setup.marker("T-ABD", 0);
    expectViolations(after(setup, {"artillery:EF"}), {{"die:7", NotADie, "BU-1", "1 to 6, not 7"},
                                                      {"die:0", NotADie, "BU-1", "1 to 6, not 0"}});
    expectViolations(after(setup, {"artillery:EF", "die:1"}),
                     {{"enter:I-B1", NotThere, "BU-15", "no start zone beside EF"}});
}

TEST(BudaViolations, ValuesOutsideTheScenarioAreToldNotFollowed) {
    const State state = TableSetup(Side::Imperial).state;
    for (const int off : {-1, 18, 63, 64, 1'000'000, -1'000'000}) {
        for (const Action& wrong :
             {Action(MoveUnit{off, 0}), Action(MoveUnit{8, off}), Action(FireArtillery{off}),
              Action(Assault{off}), Action(CastleFight{off, 1}), Action(Entrench{off}),
              Action(RestoreUnit{off, 8}), Action(RestoreUnit{8, off}),
              Action(RecallUnit{8, off, Face::Full}), Action(PlaceUnit{off, 6}),
              Action(LoseStep{off}), Action(GiveUpMarker{off}), Action(DrawUnit{off}),
              Action(DrawChit{Side::Turk, off}), Action(BoostUnit{off, off})}) {
            const auto violation = validate(state, wrong);
            ASSERT_TRUE(violation) << off;
            EXPECT_FALSE(violation->because.empty());
        }
    }
    EXPECT_TRUE(validate(state, CastleFight{5, ~ZoneSet(0)}));
    EXPECT_TRUE(validate(start(), DrawChit{Side::Turk, 1'000'000}));
    EXPECT_TRUE(validate(start(), DrawUnit{-5}));
}

} // namespace
} // namespace umpire::buda_1686::testing
