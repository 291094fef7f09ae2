#include "tests/rules/war_galley/war_galley_game_table.h"

/// Tests the orders that may be laid behind a screen: WG-8 and WG-12 to WG-16.
namespace umpire::war_galley::testing {
namespace {

Crew crew(int port, int starboard, int masts, int headed = 6) {
    return {{port, starboard, masts}, headed};
}

std::string refused(const Crew& laid, std::string_view letters) {
    const auto plan = planOf(letters);
    EXPECT_TRUE(plan) << letters;
    const auto violation = plan ? checkPlan(laid, *plan) : std::nullopt;
    return violation ? violation->rule : "";
}

std::vector<int> limits(int masts, int left, int right) {
    const OrderLimits found = limitsOf({left, right, masts});
    return {found.mustLay, found.mostFire, found.mostMoves};
}

TEST(WarGalleyOrders, HaveTheLimitsOfTheTable) { // 1.5
    EXPECT_EQ(limits(2, 6, 6), (std::vector{5, 2, 5}));
    EXPECT_EQ(limits(3, 5, 5), (std::vector{5, 3, 5}));
    EXPECT_EQ(limits(4, 4, 4), (std::vector{5, 4, 4}));
    EXPECT_EQ(limits(2, 3, 2), (std::vector{4, 2, 2}));
    EXPECT_EQ(limits(1, 1, 1), (std::vector{2, 1, 1}));
    EXPECT_EQ(limits(0, 2, 3), (std::vector{2, 0, 2}));
    EXPECT_EQ(limits(3, 0, 4), (std::vector{3, 3, 0}));
    EXPECT_EQ(limits(2, 1, 1), (std::vector{3, 2, 1}));
    EXPECT_EQ(limits(4, 1, 0), (std::vector{4, 4, 0}));
}

TEST(WarGalleyOrders, WgX2TwoMastsFireTwiceAtMost) { // WG-14
    EXPECT_EQ(refused(crew(6, 6, 2), "XXFFF"), "");
    EXPECT_EQ(refused(crew(6, 6, 2), "XXXFF"), "WG-14");
}

TEST(WarGalleyOrders, WgX3TwoOarsOnASideMoveTwiceAtMost) { // WG-15
    EXPECT_EQ(refused(crew(3, 2, 3), "FLXXX"), "");
    EXPECT_EQ(refused(crew(3, 2, 3), "FLRXX"), "WG-15");
    EXPECT_EQ(refused(crew(2, 3, 3), "FLRXX"), "WG-15");
}

TEST(WarGalleyOrders, WgX5AreReadFromTheTopDown) { // WG-12, WG-13
    const auto plan = planOf("FFXLX");
    ASSERT_TRUE(plan);
    const std::vector expected{Order::Forward, Order::Forward, Order::Fire, Order::Left,
                               Order::Fire};
    EXPECT_TRUE(std::ranges::equal(plan->orders(), expected));
    EXPECT_EQ(plan->at(4), Order::Left);
    EXPECT_EQ(plan->at(6), std::nullopt);
    EXPECT_EQ(refused(crew(5, 5, 3), "FFXLX"), "");
}

TEST(WarGalleyOrders, AreFiveAtMost) { // WG-12
    EXPECT_EQ(refused(crew(6, 6, 2), "FFFFFF"), "WG-12");
    EXPECT_EQ(planOf("FFFFFFFFF"), std::nullopt) << "a galley has eight matches (WG-8)";
}

TEST(WarGalleyOrders, TakeTwoMatchesInARowToRearrange) { // WG-13, WG-22
    EXPECT_EQ(refused(crew(5, 5, 3), "FOFXX"), "WG-13");
    EXPECT_EQ(refused(crew(5, 5, 3), "FOOXX"), "");
    EXPECT_EQ(refused(crew(5, 5, 3), "OOOFX"), "WG-13");
    EXPECT_EQ(refused(crew(5, 5, 3), "FXXXO"), "WG-13");
    EXPECT_EQ(refused(crew(6, 6, 2), "OOOOF"), "");
    EXPECT_TRUE(finishesRearranging(*planOf("OOOOF"), 2));
    EXPECT_FALSE(finishesRearranging(*planOf("OOOOF"), 3));
    EXPECT_TRUE(finishesRearranging(*planOf("OOOOF"), 4));
    EXPECT_FALSE(finishesRearranging(*planOf("FOOXX"), 1));
}

TEST(WarGalleyOrders, ToRearrangeIsNoMovement) { // WG-A8
    EXPECT_EQ(refused(crew(0, 4, 3), "OOXXX"), "");
    EXPECT_EQ(refused(crew(0, 4, 3), "FXXX"), "WG-15");
}

TEST(WarGalleyOrders, AreAsManyAsPossible) { // WG-16, WG-A7
    EXPECT_EQ(refused(crew(5, 5, 3), "FFFF"), "WG-16");
    EXPECT_EQ(refused(crew(1, 1, 1), "FX"), "");
    EXPECT_EQ(refused(crew(1, 1, 1), "F"), "WG-16") << "a fire order fits";
    EXPECT_EQ(refused(crew(1, 1, 1), "X"), "WG-16") << "a movement order fits";
    EXPECT_EQ(refused(crew(1, 1, 1), "FXOO"), "") << "to re-arrange is optional";
    EXPECT_EQ(refused(crew(1, 1, 1), "FOO"), "WG-16");
    EXPECT_EQ(refused(crew(1, 1, 1), "OOXOO"), "") << "five are laid";
    EXPECT_EQ(refused(crew(0, 3, 0), "-"), "") << "nothing can be laid";
    EXPECT_EQ(refused(crew(0, 3, 0), "OO"), "");
    EXPECT_EQ(refused(crew(2, 2, 0), "-"), "WG-16");
}

TEST(WarGalleyOrders, AreLaidWithTheGalleysOwnMatches) { // WG-8
    EXPECT_EQ(refused(crew(4, 4, 4, 4), "OOFFX"), "");
    EXPECT_EQ(refused(crew(4, 4, 4, 4), "OOFFF"), "WG-8");
    EXPECT_EQ(refused(crew(5, 5, 3, 5), "OOFFF"), "");
    EXPECT_EQ(refused(crew(4, 4, 0, 4), "OOFF"), "") << "no match with a head is left";
    EXPECT_EQ(refused(crew(4, 4, 0, 4), "OOF"), "WG-16");
}

TEST(WarGalleyOrders, SayWithNumbersWhyTheyMayNotBeLaid) {
    const auto because = [](const Crew& laid, std::string_view letters) {
        return english(checkPlan(laid, *planOf(letters))->because);
    };
    EXPECT_EQ(because(crew(6, 6, 1), "XXFFF"), "2 fire orders laid, but the galley has 1 mast");
    EXPECT_EQ(because(crew(2, 6, 2), "FFFXX"),
              "3 movement orders laid, but the galley has 2 oars on the side with fewer");
    EXPECT_EQ(because(crew(4, 4, 4, 4), "OOFFF"),
              "5 headed matches laid, but the galley's box holds 4");
    EXPECT_EQ(because(crew(5, 5, 3), "FF"),
              "only 2 laid: as many as possible must be, and another fits");
    EXPECT_EQ(because(crew(5, 5, 3), "FFOXX"),
              "match 3 points backward alone: to re-arrange oars takes two in a row");
}

TEST(WarGalleyOrders, SeenOnTheTableBreakALimitOnlyForCertain) { // WG-12 to WG-16
    using enum Order;
    const auto rule = [](const std::vector<Order>& laid, const std::optional<Rig>& rig) {
        const auto broken = brokenLimit(laid, rig);
        return broken ? broken->rule : "";
    };
    EXPECT_EQ(rule({Fire, Forward, Fire}, Rig{5, 5, 1}), "WG-14");
    EXPECT_EQ(rule({Forward, Left, Right, Fire}, Rig{2, 6, 2}), "WG-15");
    EXPECT_EQ(rule({Forward, Fire}, Rig{5, 5, 3}), "WG-16");
    EXPECT_EQ(rule({Forward, RearrangeOars, Fire, Fire}, Rig{5, 5, 3}), "")
        << "to re-arrange takes two of the five";
    EXPECT_EQ(rule({RearrangeOars, RearrangeOars, Fire, Fire}, Rig{5, 5, 3}), "WG-12");
    EXPECT_EQ(rule({RearrangeOars, RearrangeOars}, Rig{5, 5, 0}), "WG-16") << "five with a head";
    EXPECT_EQ(rule({RearrangeOars, RearrangeOars}, Rig{4, 4, 0}), "")
        << "built with four, no match with a head would be left";
    EXPECT_EQ(rule({RearrangeOars, Forward, Forward, Forward}, Rig{3, 3, 0}), "")
        << "built with six, WG-8 is kept";
    EXPECT_EQ(rule({RearrangeOars}, Rig{0, 3, 0}), "");
    EXPECT_EQ(rule({}, Rig{0, 3, 0}), "");
}

TEST(WarGalleyOrders, OfAGalleyUnknownBreakOnlyWhatNoGalleyMayLay) { // WG-5, WG-12, WG-14
    using enum Order;
    EXPECT_EQ(brokenLimit(std::vector{Forward}, {}), std::nullopt);
    EXPECT_EQ(brokenLimit(std::vector{Fire, Fire, Fire, Fire}, {}), std::nullopt);
    EXPECT_EQ(english(brokenLimit(std::vector(5, Fire), {})->because),
              "5 fire orders laid, but no galley has more than 4 masts");
    EXPECT_EQ(english(brokenLimit(std::vector(3, RearrangeOars), {})->because),
              "6 matches laid, 5 are the most");
}

TEST(WarGalleyOrders, AreListedAllAndOnce) {
    for (const Crew& each : {crew(5, 5, 3, 5), crew(4, 4, 4, 4), crew(6, 6, 2, 6), crew(1, 1, 1, 5),
                             crew(0, 2, 3, 5), crew(0, 1, 0, 4)}) {
        const std::vector<Plan> plans = allPlans(each);
        std::size_t legal = 0;
        std::vector<std::string> words{"-"};
        for (std::size_t i = 0; i < words.size(); ++i) { // every word of up to five letters
            const auto plan = planOf(words[i]);
            ASSERT_TRUE(plan) << words[i];
            if (!checkPlan(each, *plan)) {
                ++legal;
                EXPECT_EQ(std::ranges::count(plans, *plan), 1) << words[i];
            }
            const std::string longer = words[i] == "-" ? "" : words[i];
            for (const char letter : std::string_view(longer.size() < 5 ? "FLRXO" : "")) {
                words.push_back(longer + letter);
            }
        }
        EXPECT_EQ(plans.size(), legal);
    }
}

TEST(WarGalleyOrders, AreCountedAsTheyAreListed) {
    for (Crew each : {crew(5, 5, 3, 5), crew(4, 4, 4, 4), crew(6, 6, 2, 6), crew(2, 1, 1, 3),
                      crew(0, 2, 3, 5), crew(0, 1, 0, 4), crew(1, 1, 0, 12), crew(0, 0, 0, 0)}) {
        for (const PlanLength length : {PlanLength::UntilNothingFits, PlanLength::TheLongest}) {
            each.length = length;
            const std::vector<Plan> listed = allPlans(each);
            const PlanCount counted(each);
            ASSERT_EQ(counted.all(), listed.size());
            for (std::uint32_t place = 0; place < counted.all(); ++place) {
                EXPECT_EQ(counted.at(place), listed[place]) << text(listed[place]);
            }
        }
    }
}

TEST(WarGalleyOrders, AreOfTheKindsThatAreLaid) {
    EXPECT_EQ(planOf("FFQ"), std::nullopt);
    EXPECT_EQ(planOf(""), std::nullopt);
    EXPECT_EQ(text(*planOf("FLRXOO")), "FLRXOO");
    EXPECT_EQ(text(Plan{}), "-");
    EXPECT_EQ(nameOf(Order::RearrangeOars), "re-arrange oars");
}

TEST(WarGalleyOrders, WG8_ByOptionOnePoolOfMatchesAPlayer) {
    const std::string line = "4:4/4/4@100,72,90;6:6/6/2@200,72,90 4:4/4/4@100,348,270;"
                             "6:6/6/2@200,348,270 orders";
    EXPECT_EQ(ruleAgainst(position(line), "A1 orders FFFOO"), "WG-8") << "its box holds four";
    const State pooled = position(line + " box=player");
    EXPECT_TRUE(isLegal(pooled, "A1 orders FFFOO")) << "the box of A2 has six more";
    // Ten matches with a head: five for A1 leave five for A2, six for none.
    const State one = after(pooled, {"A1 orders FFFOO"});
    EXPECT_TRUE(isLegal(one, "A2 orders FFFFF"));
    const State small = position("4:4/4/4@100,72,90;4:4/4/4@200,72,90 4:4/4/4@100,348,270;"
                                 "4:4/4/4@200,348,270 orders box=player");
    const State spent = after(small, {"A1 orders OOFFF"});
    EXPECT_EQ(ruleAgainst(spent, "A2 orders OOFFX"), "WG-8") << "three are left";
    EXPECT_TRUE(isLegal(spent, "A2 orders FFFXX"));
    EXPECT_EQ(position(text(spent)), spent);
}

TEST(WarGalleyOrders, WG16_ByOptionAsManyMatchesAsAnyPlanHas) {
    const std::string line = "5:3/2/1@100,72,90 5:5/5/3@100,348,270 orders galleys=1";
    EXPECT_TRUE(isLegal(position(line), "A1 orders FFX")) << "nothing more fits (WG-A7)";
    const State strict = position(line + " plans=longest");
    EXPECT_EQ(ruleAgainst(strict, "A1 orders FFX"), "WG-16");
    EXPECT_TRUE(isLegal(strict, "A1 orders OOFFX"));
}

TEST(WarGalleyEndings, WG40_BothSidesMayAgreeOnADraw) {
    const State state = position("5:5/5/3@100,72,90 5:5/5/3@100,348,270 orders galleys=1");
    const State offered = after(state, {"A draw"});
    EXPECT_EQ(ruleAgainst(offered, "A draw"), "WG-40");
    EXPECT_EQ(outcomeOf(offered), std::nullopt);
    EXPECT_EQ(position(text(offered)), offered);
    const State drawn = after(offered, {"B draw"});
    ASSERT_TRUE(outcomeOf(drawn));
    EXPECT_EQ(outcomeOf(drawn)->winner, std::nullopt);
    EXPECT_EQ(outcomeOf(drawn)->rule, "WG-40");
    const State later =
        after(position("5:0/1/0@100,72,90=- 5:0/1/0@100,348,270=- orders galleys=1"),
              {"A draw", "A ready", "B ready"});
    EXPECT_TRUE(isLegal(later, "A draw")) << "an offer ends with its turn";
}

TEST(WarGalleySetUp, WG1_FleetsMayBeUnequal) {
    State state = position("? ?;? build galleys=1/2");
    state = after(state, {"A build 4/4/4", "B build 4/4/4", "B build 5/5/3"});
    EXPECT_EQ(sidesToAct(state), std::vector{Side::A});
    state = after(state, {"A1 at 63.5,72,90", "B1 at 63.5,348,270"});
    EXPECT_EQ(sidesToAct(state), std::vector{Side::B}) << "A has no more";
    state = after(state, {"B2 at 200,348,270"});
    EXPECT_EQ(state.phase, Phase::Ordering);
    EXPECT_EQ(position(text(state)), state);
    const auto unknown = parseAction(state, "A2 orders FFFXX");
    EXPECT_TRUE(std::holds_alternative<ParseError>(unknown));
}

} // namespace
} // namespace umpire::war_galley::testing
