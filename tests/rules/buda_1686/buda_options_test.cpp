#include "rules/games/buda_1686/fight.h"
#include "tests/rules/buda_1686/buda_table.h"

#include <unordered_set>

/// The options; the defaults are tested elsewhere.
namespace umpire::buda_1686::testing {
namespace {

TEST(BudaOptions, StrictDoublingNeedsMoreThanTwice) { // BU-A1, BU-A2
    TableSetup setup = lowerTownAssault("alternative");
    EXPECT_EQ(after(setup, {"assault:VV", "die:2"}).operation.steps, 1) << "8 is not > 2 * 4";
    EXPECT_EQ(after(setup, {"assault:VV", "die:3"}).operation.steps, 2) << "9 is";
    TableSetup weak(Side::Imperial, "alternative");
    weak.put("I-C1", "EF*"); // 4 - 4 - 1
    weak.state.rescueTried = true;
    EXPECT_EQ(after(weak, {"assault:EF", "die:3"}).operation.steps, 1) << "4 is not > 2 * 2";
    EXPECT_EQ(after(weak, {"assault:EF", "die:1"}).operation.steps, 2) << "4 > 0 (BU-A2)";
    EXPECT_EQ(after(lowerTownAssault(), {"assault:VV", "die:2"}).operation.steps, 2);
}

TEST(BudaOptions, TheAttackerMayChooseWhoLosesSteps) { // BU-A3
    TableSetup setup = lowerTownAssault("alternative");
    setup.entrench("VV", {Side::Turk, 1});
    const State asked = after(setup, {"assault:VV", "die:3"});
    EXPECT_EQ(deciderOf(asked), Side::Turk) << "the marker is its owner's to give";
    EXPECT_EQ(listed(asked), "give-up:VV no");
    const State chosen = after(asked, {"give-up:VV"});
    EXPECT_EQ(deciderOf(chosen), Side::Imperial);
    EXPECT_EQ(listed(chosen), "lose:T-J1 lose:T-A1 lose:T-A2");
    EXPECT_EQ(deciderOf(after(asked, {"no"})), Side::Imperial);
    EXPECT_EQ(deciderOf(after(lowerTownAssault(), {"assault:VV", "die:3"})), Side::Turk);
}

TEST(BudaOptions, TheTargetMayBeTurkishMoraleAlways) { // BU-A4
    TableSetup setup(Side::Turk, "alternative");
    setup.put("T-J2", "KF").put("I-C1", "EF").level(Level::TurkishMorale, 2);
    setup.put("T-J3", "KZ");
    EXPECT_EQ(targetOf(after(setup, {"fight:EF<KZ"})), 2);
}

TEST(BudaOptions, ASortieMayStartInTheMiddleZone) { // BU-A9
    const TableSetup setup(Side::Turk, "alternative");
    const State state = after(setup, {"sortie:T-ABD", "no", "die:5"});
    EXPECT_EQ(levels(state), "1/4/4/3") << "nobody faces him";
}

TEST(BudaOptions, SpentMarkersMayBeGone) { // BU-A12
    TableSetup setup(Side::Imperial, "alternative");
    setup.entrench("EF", {Side::Turk, 1}).marker("T-ABD", 0);
    const State given = after(setup, {"artillery:EF", "die:4", "give-up:EF"});
    EXPECT_EQ(given.stock[indexOf(Side::Turk)], 1);
}

/// Returns a table with standard settings except for one word.
TableSetup with(Side side, std::string_view word) {
    TableSetup setup(side);
    EXPECT_TRUE(takeSetting(word, setup.state.settings)) << word;
    return setup;
}

TEST(BudaOptions, WhoMayStartNoActionMayHaveATurnForMovesAndSpecials) { // BU-8, BU-9, BU-14
    State state = start();
    EXPECT_EQ(after(state, {"imperial:5", "turk:5"}).phase, Phase::Draw);
    ASSERT_TRUE(takeSetting("idle-turns=moves-and-specials", state.settings));
    const State equal = after(state, {"imperial:5", "turk:5"});
    EXPECT_EQ(equal.onTurn, Side::Imperial);
    EXPECT_EQ(equal.actionsLeft, 0);
    EXPECT_FALSE(isLegal(equal, "dig"));
    const State moved = after(equal, {"move:I-C1@IN", "pass"});
    EXPECT_EQ(moved.onTurn, Side::Turk);
    EXPECT_EQ(listed(moved), "pass") << "without the initiative no Turk moves freely";
    EXPECT_EQ(after(moved, {"pass"}).phase, Phase::Draw);
    // The side that drew the first 0 comes second.
    const State zero = after(state, {"imperial:0", "turk:4", "pass"});
    EXPECT_EQ(zero.onTurn, Side::Imperial);
    EXPECT_EQ(zero.actionsLeft, 0);
    EXPECT_TRUE(isLegal(zero, "move:I-C1@IN"));
    EXPECT_EQ(after(zero, {"pass"}).phase, Phase::Draw);
    EXPECT_EQ(after(state, {"imperial:0", "turk:0"}).turn, 2) << "the second 0 ends the turn";
}

TEST(BudaOptions, WhoIsInTheCupMayBeRecalled) { // BU-A22
    TableSetup setup = with(Side::Imperial, "recall=cup");
    setup.put("I-C1", "cup").put("I-C4", "cup");
    EXPECT_EQ(where(after(setup, {"recall:I-KAR>I-C1"}), "I-C1"), "IE");
    EXPECT_FALSE(isLegal(setup.state, "recall:I-KAR>I-C4")) << "the reserve was never destroyed";
    setup.put("I-C1", "lost");
    EXPECT_TRUE(isLegal(setup.state, "recall:I-KAR>I-C1"));
}

TEST(BudaOptions, TwoThreeOrFourChitsBringTheReliefArmy) { // BU-38
    const auto comes = [](std::string_view relief, int turn) {
        std::string chits;
        for (int chit = 1; chit < 20; ++chit) {
            State state = start();
            EXPECT_TRUE(takeSetting(relief, state.settings)) << relief;
            state.turn = turn;
            state.levels[std::size_t(Level::TurkishMorale)] = 2; // so that the event has an effect
            for (const auto& id : {"I-C4", "I-H1"}) {
                state.units[std::size_t(unit(id))].place = {Spot::Cup, 0};
            }
            const std::string chitWord = "turk:" + std::to_string(chit);
            const State drawn = after(state, {"imperial:3", chitWord});
            chits += drawn.phase == Phase::ReliefDie ? std::to_string(chit) + " " : "";
        }
        return chits;
    };
    EXPECT_EQ(comes("relief=two", 6), "6 ");
    EXPECT_EQ(comes("relief=two", 8), "6 13 ");
    EXPECT_EQ(comes("relief=three", 7), "6 13 ");
    EXPECT_EQ(comes("relief=three", 8), "6 13 16 ");
    EXPECT_EQ(comes("relief=four", 6), "6 9 ");
    EXPECT_EQ(comes("relief=four", 8), "6 9 13 16 ");
}

TEST(BudaOptions, AMarkerOfLevelTwoMayGoWholeAgainstArtillery) { // BU-A11
    TableSetup setup = with(Side::Imperial, "marker-against-artillery=whole");
    setup.entrench("EF", {Side::Turk, 2}).marker("T-ABD", 0);
    const State given = after(setup, {"artillery:EF", "die:4", "give-up:EF"});
    EXPECT_EQ(given.entrenchments[std::size_t(zone("EF"))].level, 0);
    EXPECT_EQ(given.stock[indexOf(Side::Turk)], 2);
    setup.putAll({"I-C1", "I-C2", "I-C3", "I-S1"}, "VV*").entrench("VV", {Side::Turk, 2});
    setup.state.rescueTried = true;
    const State fought = after(setup, {"assault:VV", "die:3", "give-up:VV"});
    EXPECT_EQ(fought.entrenchments[std::size_t(zone("VV"))].level, 1) << "losses take levels";
}

TEST(BudaOptions, AbdurrahmansBonusesMayBeFree) { // BU-29, BU-A20
    TableSetup setup = with(Side::Imperial, "abdurrahmans-bonuses=free");
    EXPECT_EQ(where(after(setup, {"artillery:EF", "raise-die"}), "T-ABD"), "KZ:6");
    setup.marker("T-ABD", 0);
    EXPECT_EQ(after(setup, {"artillery:EF"}).phase, Phase::DieBonus);
    EXPECT_EQ(after(setup, {"artillery:EF", "raise-die", "die:4"}).phase, Phase::Act) << "5 > 4";
    TableSetup fight = with(Side::Turk, "abdurrahmans-bonuses=free");
    fight.put("T-J2", "KZ").put("I-C1", "EF").marker("T-ABD", 0);
    const State raised = after(fight, {"fight:EF<KZ", "boost:T-ABD>T-J2"});
    EXPECT_EQ(modifierOf(raised), 6 + 4 + 1 - 4);
    fight.put("I-KAR", "EF").marker("I-KAR", 1);
    const State answered = after(fight, {"fight:EF<KZ", "boost:T-ABD>T-J2", "boost:I-KAR>I-C1"});
    EXPECT_EQ(where(answered, "I-KAR"), "EF") << "a general's cost what they cost";
}

TEST(BudaOptions, OfficersMayDoTheirSpecialsInTheOthersTurn) { // BU-28
    TableSetup own(Side::Turk);
    own.hurt("I-C1").hurt("T-ABD");
    EXPECT_FALSE(isLegal(own.state, "restore:I-KAR>I-C1"));
    TableSetup setup = with(Side::Turk, "specials=any-turn");
    setup.hurt("I-C1").level(Level::Artillery, 2);
    const State restored = after(setup, {"restore:I-KAR>I-C1", "raise-cts:I-MIK"});
    EXPECT_EQ(where(restored, "I-C1"), "IE");
    EXPECT_EQ(levels(restored), "1/4/4/3");
    EXPECT_EQ(restored.onTurn, Side::Turk);
    EXPECT_NE(listed(setup.state).find("restore:I-KAR>I-C1"), std::string::npos);
    EXPECT_FALSE(isLegal(setup.state, "move:I-C1@IN")) << "he moves in his own turn only";
    TableSetup imperial = with(Side::Imperial, "specials=any-turn");
    imperial.hurt("T-ABD");
    EXPECT_EQ(where(after(imperial, {"restore-self:T-ABD"}), "T-ABD"), "KZ");
    EXPECT_FALSE(isLegal(after(imperial, {"artillery:EF"}), "restore-self:T-ABD"))
        << "not while an action is carried out";
}

TEST(BudaOptions, AReinforcementMayBeDeclined) { // BU-39
    TableSetup setup = with(Side::Imperial, "reinforcement=declinable");
    setup.hurt("T-J1").hurt("T-A1");
    State state = setup.state;
    state.turn = 6;
    state.drawn = {kNoChit, kNoChit};
    state.phase = Phase::Draw;
    state.actionsLeft = 0;
    const State asked = after(state, {"imperial:2", "turk:6", "die:2"});
    EXPECT_EQ(listed(asked), "reinforce:T-J1 reinforce:T-A1 no");
    const State declined = after(asked, {"no"});
    EXPECT_EQ(declined.phase, Phase::Act);
    EXPECT_EQ(where(declined, "T-J1"), "VV-");
    EXPECT_EQ(where(after(asked, {"reinforce:T-J1", "no"}), "T-A1"), "VV-");
    state.settings.reinforcement = Reinforcement::Taken;
    EXPECT_EQ(listed(after(state, {"imperial:2", "turk:6", "die:2"})),
              "reinforce:T-J1 reinforce:T-A1");
}

TEST(BudaOptions, EveryCombinationComesBackThroughText) {
    std::unordered_set<State> different;
    for (int code = 0; code < 2048; ++code) {
        Settings settings;
        settings.doubling = Doubling(code & 1);
        settings.losses = LossChoice(code >> 1 & 1);
        settings.turkishTarget = TurkishTarget(code >> 2 & 1);
        settings.centreSortie = CentreSortie(code >> 3 & 1);
        settings.spentMarkers = SpentMarkers(code >> 4 & 1);
        settings.idleTurns = IdleTurns(code >> 5 & 1);
        settings.recall = Recall(code >> 6 & 1);
        settings.markerAgainstArtillery = MarkerAgainstArtillery(code >> 7 & 1);
        settings.abdurrahmansBonuses = AbdurrahmansBonuses(code >> 8 & 1);
        settings.specials = Specials(code >> 9 & 1);
        settings.reinforcement = Reinforcement(code >> 10 & 1);
        settings.scenario = scenario();
        const State state = startOf(settings);
        const auto parsed = parseState(text(state), *settingsOfVariant("standard", scenario()));
        ASSERT_EQ(parsed.index(), 0U) << text(state);
        EXPECT_EQ(std::get<State>(parsed), state) << text(state);
        different.insert(state);
    }
    EXPECT_EQ(different.size(), 2048U);
}

TEST(BudaOptions, WithoutAScenarioThereAreNoSettings) {
    EXPECT_FALSE(Buda1686::settings("standard", nullptr));
    EXPECT_FALSE(Buda1686::settings("nonsense", scenario()));
    EXPECT_FALSE(Buda1686::settings("doubling=strict", scenario())) << "an option is no variant";
}

} // namespace
} // namespace umpire::buda_1686::testing
