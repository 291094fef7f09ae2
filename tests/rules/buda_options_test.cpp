#include "rules/games/buda_1686/fight.h"
#include "tests/rules/buda_table.h"

#include <unordered_set>

/// The options that BU-A1, BU-A3, BU-A4, BU-A9 and BU-A12 name; the defaults are tested elsewhere.
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

TEST(BudaOptions, EveryCombinationComesBackThroughText) {
    std::unordered_set<State> different;
    for (int code = 0; code < 32; ++code) {
        Settings settings;
        settings.doubling = Doubling(code & 1);
        settings.losses = LossChoice(code >> 1 & 1);
        settings.turkishTarget = TurkishTarget(code >> 2 & 1);
        settings.centreSortie = CentreSortie(code >> 3 & 1);
        settings.spentMarkers = SpentMarkers(code >> 4 & 1);
        settings.scenario = scenario();
        const State state = startOf(settings);
        const auto parsed = parseState(text(state), *settingsOfVariant("standard", scenario()));
        ASSERT_EQ(parsed.index(), 0U) << text(state);
        EXPECT_EQ(std::get<State>(parsed), state) << text(state);
        different.insert(state);
    }
    EXPECT_EQ(different.size(), 32U);
}

TEST(BudaOptions, WithoutAScenarioThereAreNoSettings) {
    EXPECT_FALSE(Buda1686::settings("standard", nullptr));
    EXPECT_FALSE(Buda1686::settings("nonsense", scenario()));
    EXPECT_FALSE(Buda1686::settings("doubling=strict", scenario())) << "an option is no variant";
}

} // namespace
} // namespace umpire::buda_1686::testing
