#include "tests/rules/war_galley/war_galley_game_table.h"

#include "rules/games/war_galley/fire.h"

#include <limits>

/// Tests fire in the game: WG-27 to WG-33.
namespace umpire::war_galley::testing {
namespace {

/// Returns a position in which A1 heads north with its bow at (300, 100) and has that many masts,
/// and B1 lies beside it with its bow at (x, 100), so that the gap is x - 335.
std::string abreast(int masts, std::string_view x, std::string_view target = "0/5/0") {
    const std::string fires = masts > 0 ? std::string(std::size_t(masts), 'X') : "-";
    return "4:0/1/" + std::to_string(masts) + "@300,100,90=" + fires + " 5:" + std::string(target) +
           "@" + std::string(x) + ",100,90=- orders introduction";
}

TEST(WarGalleyFire, WgX4DropsMatchesByMastsAndRange) { // WG-27, WG-28, table 1.5
    const auto dropped = [](int masts, std::string_view x) {
        State state = position(abreast(masts, x));
        return matchesToDrop(state, 0, 1);
    };
    EXPECT_EQ(dropped(3, "377"), 6) << "at exactly 1 M";
    const std::vector<std::vector<int>> table{
        {0, 0, 0}, {2, 1, 1}, {4, 2, 1}, {6, 3, 2}, {8, 4, 2}};
    for (int masts = 0; masts <= 4; ++masts) {
        EXPECT_EQ(dropped(masts, "365"), table[std::size_t(masts)][0]) << masts;
        EXPECT_EQ(dropped(masts, "400"), table[std::size_t(masts)][1]) << masts;
        EXPECT_EQ(dropped(masts, "450"), table[std::size_t(masts)][2]) << masts;
        EXPECT_EQ(dropped(masts, "462"), 0) << "beyond 3 M";
    }
}

TEST(WarGalleyFire, WG33_TheOwnHullTakesALineThatMeetsItFirst) {
    const State state = position("5:5/5/3@300,200,0=XXXFF 5:5/0/0@400,200,0=- "
                                 "step1:fire A1>B1 galleys=1");
    EXPECT_EQ(listed(after(state, {"A1 toss 200,200>235,200"})), "A1 hits 0, A1 spoiled");
    EXPECT_EQ(listed(after(state, {"A1 toss 305,200>340,200"})), "A1 hits 0, A1 spoiled")
        << "it touches a hull";
    EXPECT_EQ(listed(after(state, {"A1 toss 318,230>330,215"})), "A1 hits 1, A1 spoiled");
}

TEST(WarGalleyFire, WGA10_TheTossesOfAStepComeInAnyOrder) {
    const State state = position("5:5/5/3@300,100,90=XXX 5:5/5/3@365,100,90=XXX "
                                 "step1:fire A1>B1,B1>A1 introduction");
    const State other = after(state, {"B1 toss none"});
    EXPECT_EQ(ruleAgainst(other, "B1 toss none"), "WG-29") << "once";
    const State both = after(other, {"B1 hits 0", "A1 toss none"});
    EXPECT_EQ(ruleAgainst(both, "B1 hits 1"), "WG-21") << "it is called";
    EXPECT_EQ(text(after(both, {"A1 hits 0"})),
              text(after(state, {"A1 hits 0", "B1 toss none", "B1 hits 0"})));
}

TEST(WarGalleyFire, WaitsForTheToss) {
    const State state = executed(abreast(3, "365"));
    EXPECT_EQ(text(state), "4:0/1/3@300,100,90=XXX 5:0/5/0@365,100,90=- step1:fire A1>B1 "
                           "introduction");
    EXPECT_TRUE(sidesToAct(state).empty()) << "the table owes it";
    EXPECT_EQ(listed(state), "A1 hits 0, A1 hits 1, A1 hits 2, A1 hits 3, A1 hits 4, A1 hits 5, "
                             "A1 hits 6, A1 spoiled");
    EXPECT_EQ(ruleAgainst(state, "A1 hits 7"), "WG-28");
    EXPECT_EQ(ruleAgainst(state, "B1 hits 1"), "WG-21");
    EXPECT_EQ(rigOf(after(state, {"A1 hits 2"}), "B1"), "0/3/0");
    EXPECT_EQ(rigOf(after(state, {"A1 spoiled"}), "B1"), "0/5/0"); // WG-32, WG-A14
}

TEST(WarGalleyFire, WgX12RulesOnTheMatchesThatLieThere) { // WG-30
    const State state = executed(abreast(3, "365"));
    const State ruled = after(state, {"A1 toss 365,200>365,158 200,300>200,342"});
    EXPECT_EQ(text(ruled), "4:0/1/3@300,100,90=XXX 5:0/5/0@365,100,90=- step1:fire A1>B1~1-1 "
                           "introduction");
    EXPECT_EQ(listed(ruled), "A1 hits 1, A1 spoiled");
    EXPECT_EQ(sidesToAct(ruled), (std::vector{Side::A, Side::B})) << "they let it stand";
    EXPECT_EQ(ruleAgainst(ruled, "A1 hits 2"), "WG-30");
    EXPECT_EQ(rigOf(after(ruled, {"A1 hits 1"}), "B1"), "0/4/0");
    EXPECT_EQ(rigOf(after(ruled, {"A1 spoiled"}), "B1"), "0/5/0");
    const auto told = eventsOf(state, "A1 toss 365,200>365,158");
    ASSERT_EQ(told.size(), 1U);
    EXPECT_EQ(told[0].rfind("A1's toss shows 1; ", 0), 0U) << told[0];
    EXPECT_NE(told[0].find("WG-30"), std::string::npos) << told[0];
}

TEST(WarGalleyFire, LetsThePlayersDecideWhatIsTooClose) {
    const State state = executed(abreast(3, "365"));
    // B1's hull ends at x = 382.5; the line meets it 0.5 mm inside the hull's end.
    const State close = after(state, {"A1 toss 382,200>382,158 365,200>365,158 sigma=0.4"});
    EXPECT_EQ(listed(close), "A1 hits 1, A1 hits 2, A1 spoiled");
    EXPECT_EQ(rigOf(after(close, {"A1 hits 2"}), "B1"), "0/3/0");
    EXPECT_EQ(listed(after(state, {"A1 toss 382,200>382,158"})), "A1 hits 1, A1 spoiled")
        << "measured without doubt";
}

TEST(WarGalleyFire, CountsPlainEndsInTheSideZone) { // WG-31
    const State abeam = executed(abreast(3, "365"));
    EXPECT_EQ(listed(after(abeam, {"A1 toss 365,158>365,200"})), "A1 hits 1, A1 spoiled");
    const State ahead = executed("4:0/1/3@300,100,90=XXX 5:0/5/0@330,150,0=- orders introduction");
    EXPECT_EQ(listed(after(ahead, {"A1 toss 300,250>300,292"})), "A1 hits 0, A1 spoiled");
    EXPECT_EQ(listed(after(ahead, {"A1 toss 300,292>300,250"})), "A1 hits 1, A1 spoiled");
}

TEST(WarGalleyFire, MayAskForTheCentreOrTheWholeInTheSideZone) { // WG-A13
    // B1 lies abeam of A1's bow: B1's hull spans y = 80 to 140 with its centre at 110, A1's 40 to
    // 100.
    const auto hits = [](std::string_view zone) {
        const State state = executed("4:0/1/3@300,100,90=XXX 5:0/5/0@365,140,90=- orders "
                                     "galleys=1 zone=" +
                                     std::string(zone));
        return listed(after(state, {"A1 toss 365,158>365,200"}));
    };
    EXPECT_EQ(hits("any"), "A1 hits 1, A1 spoiled");
    EXPECT_EQ(hits("centre"), "A1 hits 0, A1 spoiled");
    EXPECT_EQ(hits("whole"), "A1 hits 0, A1 spoiled");
}

TEST(WarGalleyFire, SpoilsASalvoThatTouches) { // WG-32
    const State state = executed(abreast(3, "365"));
    EXPECT_EQ(listed(after(state, {"A1 toss 365,200>365,158 300,150>300,99"})),
              "A1 hits 0, A1 spoiled")
        << "a match lies on A1";
    EXPECT_EQ(listed(after(state, {"A1 toss 365,200>365,158 o300,150=342,150"})),
              "A1 hits 1, A1 spoiled")
        << "an order match aside";
    EXPECT_EQ(listed(after(state, {"A1 toss 365,200>365,158 o350,180=392,180"})),
              "A1 hits 0, A1 spoiled")
        << "an order match below it";
}

TEST(WarGalleyFire, CountsTheChosenTargetOnly) { // WG-33
    const State state = executed(abreast(3, "365"));
    EXPECT_EQ(listed(after(state, {"A1 toss 300,200>300,158"})), "A1 hits 0, A1 spoiled")
        << "it points at A1 itself";
    EXPECT_EQ(listed(after(state, {"A1 toss none"})), "A1 hits 0, A1 spoiled")
        << "all fell off the table (WG-A14)";
}

TEST(WarGalleyFire, TakesHeadlessMatchesByTheSetting) {
    const std::string ahead = "4:0/1/3@300,100,90=XXX 5:0/5/0@330,150,0=- orders galleys=1";
    const std::vector<std::string> toss{"A1 toss 300,292=300,250"};
    EXPECT_EQ(listed(after(executed(ahead), toss)), "A1 hits 0, A1 hits 1, A1 spoiled");
    EXPECT_EQ(listed(after(executed(ahead + " headless=misses"), toss)), "A1 hits 0, A1 spoiled");
}

TEST(WarGalleyFire, DropsNoMoreThanItsMasts) { // WG-28
    const State state = executed(abreast(1, "365"));
    EXPECT_TRUE(isLegal(state, "A1 toss 1,200>1,242 5,200>5,242"));
    EXPECT_EQ(ruleAgainst(state, "A1 toss 1,200>1,242 5,200>5,242 9,200>9,242"), "WG-28");
    EXPECT_TRUE(isLegal(state, "A1 toss 1,200>1,242 5,200>5,242 o9,200>9,242"));
}

TEST(WarGalleyFire, MayHitWithEachThatWasDroppedAndIsNotSeen) { // WG-29
    const State state = executed(abreast(1, "365"));
    EXPECT_EQ(listed(after(state, {"A1 toss 1,200>1,242 dropped=2"})),
              "A1 hits 0, A1 hits 1, A1 spoiled");
    EXPECT_EQ(ruleAgainst(state, "A1 toss 1,200>1,242 5,200>5,242 dropped=1"), "WG-28");
    EXPECT_EQ(ruleAgainst(state, "A1 toss 1,200>1,242 dropped=3"), "WG-28");
}

TEST(WarGalleyFire, FallsNearTheTable) { // WG-29
    const State state = executed(abreast(1, "365"));
    const auto ruleOf = [&state](Millimetres headX, Millimetres sigma) -> std::string {
        const LooseMatch match{{1_mm, 200_mm}, {headX, 242_mm}};
        const auto violation = validate(state, Toss{0, {match}, sigma});
        return violation ? violation->rule : "";
    };
    EXPECT_EQ(ruleOf(1_mm, 0.4_mm), "");
    const double nan = std::numeric_limits<double>::quiet_NaN();
    for (const double off : {1e300, -1e300, nan}) {
        EXPECT_EQ(ruleOf(Millimetres(off), 0.4_mm), "WG-29") << off;
        EXPECT_EQ(ruleOf(1_mm, Millimetres(off)), "WG-29") << off;
    }
}

TEST(WarGalleyFire, IsAtAnEnemyInRange) { // WG-A21
    const std::string two = "4:0/1/2@300,100,90=XX;5:0/5/0@235,100,90=- "
                            "5:0/5/0@365,100,90=-;5:0/5/0@300,160,0=- orders";
    const State state = executed(two);
    EXPECT_EQ(pendingOf(state), (Pending{Owed::Target, 0}));
    EXPECT_EQ(sidesToAct(state), std::vector{Side::A});
    EXPECT_EQ(listed(state), "A1 aims B1, A1 aims B2");
    EXPECT_EQ(ruleAgainst(state, "A1 aims A2"), "WG-A21");
    EXPECT_EQ(ruleAgainst(state, "A1 aims A1"), "WG-A21");
    EXPECT_EQ(ruleAgainst(state, "A1 hits 1"), "WG-21") << "first the target";
    const State aimed = after(state, {"A1 aims B2"});
    EXPECT_EQ(pendingOf(aimed), (Pending{Owed::Toss, 0}));
    const State hit = after(aimed, {"A1 hits 1"});
    EXPECT_EQ(rigOf(hit, "B1"), "0/5/0");
    EXPECT_EQ(rigOf(hit, "B2"), "0/4/0");
}

TEST(WarGalleyFire, IsSpentWithNobodyInRange) { // WG-A21
    const auto told = eventsOf(after(position(abreast(1, "500")), {"A ready"}), "B ready");
    EXPECT_TRUE(tells(told, "A1 does not fire: no enemy is within 3 M"));
    EXPECT_TRUE(tells(told, "the turn is over after 1 step"));
}

TEST(WarGalleyFire, IsSpentWithoutMasts) { // WG-A9: the order stays, but has no effect
    // B1's salvo of step 1 takes A1's only mast, so A1's fire order of step 3 has no effect.
    const State state = executed("4:0/3/1@300,100,90=OOX 5:0/5/3@365,100,90=XXX "
                                 "orders introduction");
    const State bare = after(state, {"B1 hits 3"});
    EXPECT_EQ(rigOf(bare, "A1"), "0/1/0");
    const auto told = eventsOf(bare, "B1 hits 0");
    EXPECT_TRUE(tells(told, "A1 does not fire: it has no mast")) << told.size();
    EXPECT_EQ(winner(bare), "-");
}

TEST(WarGalleyFire, OfBothSidesIsSimultaneous) { // WG-A10
    const State state = executed("4:0/4/2@300,100,90=XX 4:4/0/2@365,100,90=XX "
                                 "orders introduction");
    EXPECT_EQ(listed(state), "A1 hits 0, A1 hits 1, A1 hits 2, A1 hits 3, A1 hits 4, A1 spoiled");
    const State one = after(state, {"A1 hits 4"});
    EXPECT_EQ(rigOf(one, "B1"), "4/0/2") << "losses wait until all have fired";
    EXPECT_EQ(listed(one), "B1 hits 0, B1 hits 1, B1 hits 2, B1 hits 3, B1 hits 4, B1 spoiled")
        << "by the masts at the start";
    const State both = after(one, {"B1 hits 1"});
    EXPECT_EQ(pendingOf(both).owed, Owed::Losses);
    EXPECT_EQ(rigOf(both, "A1"), "0/4/2") << "A's blows come first";
}

TEST(WarGalleyFire, OfAGalleyThatSinksInItStillCounts) { // WG-A10
    const State state = executed("4:0/1/1@300,100,90=X 4:1/0/1@365,100,90=X orders introduction");
    const State both = after(state, {"A1 hits 2", "B1 hits 2"});
    EXPECT_EQ(winner(both), "draw"); // WG-A19
    EXPECT_EQ(outcomeOf(both)->rule, "WG-A19");
    const State one = after(state, {"A1 hits 2", "B1 hits 0"});
    EXPECT_EQ(winner(one), "A");
    EXPECT_EQ(outcomeOf(one)->rule, "WG-40");
}

TEST(WarGalleyFire, ComesAfterTheDamageOfTheCollision) { // WG-A10
    // A1 rams B1, and B1 sinks before it can fire in that step.
    const State state = executed("5:1/1/0@300,100,90=F 5:0/2/1@330,140,0=X orders introduction");
    EXPECT_EQ(winner(state), "A");
}

} // namespace
} // namespace umpire::war_galley::testing
