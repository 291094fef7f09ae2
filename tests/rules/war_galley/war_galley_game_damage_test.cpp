#include "tests/rules/war_galley/war_galley_game_table.h"

/// Damage, sinking and the end in the game: WG-34 to WG-40.
namespace umpire::war_galley::testing {
namespace {

/// Returns a position in which A1 has struck B1 with that many points, and B1 lies to A1's
/// starboard with its port side towards A1.
State struck(std::string_view rig, int points, std::string_view settings = "introduction") {
    return position("5:5/5/0@300,100,90=FFFFF 5:" + std::string(rig) +
                    "@365,100,90=FFFFF step5:move A1*B1:" + std::to_string(points) + " " +
                    std::string(settings));
}

TEST(WarGalleyLosses, AreTheDefendersChoice) { // WG-34 to WG-37, table 1.5: port is near
    const State state = struck("5/5/3", 2);
    EXPECT_EQ(sidesToAct(state), std::vector{Side::B});
    EXPECT_EQ(listed(state), "B1 loses 2/0/0, B1 loses 1/1/0, B1 loses 1/0/1");
    EXPECT_EQ(rigOf(after(state, {"B1 loses 1/0/1"}), "B1"), "4/5/2");
    EXPECT_EQ(ruleAgainst(state, "A1 loses 1/1/0"), "WG-21");
}

TEST(WarGalleyLosses, BeginOnTheSideThatFacesTheAttacker) { // WG-35
    const State state = struck("5/5/3", 2);
    EXPECT_EQ(ruleAgainst(state, "B1 loses 0/2/0"), "WG-35");
    EXPECT_EQ(english(violationOf(state, "B1 loses 0/2/0").because),
              "the first point is an oar to port");
    EXPECT_EQ(ruleAgainst(struck("5/5/3", 4), "B1 loses 1/2/1"), "WG-36");
    const State starboard = position("5:0/5/0@430,100,90=- 5:5/5/3@365,100,90=FFFFF step5:move "
                                     "A1*B1:2 introduction");
    EXPECT_EQ(listed(starboard), "B1 loses 0/2/0, B1 loses 1/1/0, B1 loses 0/1/1");
}

TEST(WarGalleyLosses, BeginOnTheOtherWhereThatIsBare) { // WG-A17
    const State state = struck("0/4/2", 2);
    EXPECT_EQ(listed(state), "B1 loses 0/2/0, B1 loses 0/1/1");
    EXPECT_EQ(rigOf(after(state, {"B1 loses 0/1/1"}), "B1"), "0/3/1");
}

TEST(WarGalleyLosses, WgX14TakeAMastFromThreeOn) { // WG-37
    const State masts = struck("5/5/3", 3);
    EXPECT_EQ(listed(masts), "B1 loses 2/0/1, B1 loses 1/1/1");
    EXPECT_EQ(ruleAgainst(masts, "B1 loses 3/0/0"), "WG-37");
    EXPECT_TRUE(isLegal(struck("5/5/0", 3), "B1 loses 3/0/0"));
}

TEST(WarGalleyLosses, TakeOneMatchAPoint) { // WG-34
    const State state = struck("5/5/3", 2);
    EXPECT_EQ(ruleAgainst(state, "B1 loses 1/0/0"), "WG-34");
    EXPECT_EQ(ruleAgainst(state, "B1 loses 2/1/0"), "WG-34");
    EXPECT_EQ(ruleAgainst(state, "B1 loses 6/0/0"), "WG-34");
    EXPECT_EQ(english(violationOf(state, "B1 loses 1/0/0").because),
              "1/0/0 does not take 2 of the 5/5/3 that are left");
}

TEST(WarGalleyLosses, AreOnTheSideThatTheDefenderChoosesOnTheAxis) { // WG-A16
    const std::string headOn = "5:0/5/0@365,200,270=- 5:5/5/3@365,100,90=FFFFF step5:move A1*B1:";
    EXPECT_EQ(listed(position(headOn + "2 introduction")),
              "B1 loses 2/0/0, B1 loses 1/1/0, B1 loses 1/0/1, B1 loses 0/2/0, B1 loses 0/1/1");
    EXPECT_TRUE(isLegal(position(headOn + "5 introduction"), "B1 loses 2/2/1"));
    EXPECT_EQ(ruleAgainst(position(headOn + "5 introduction"), "B1 loses 1/1/3"), "WG-36");
}

TEST(WarGalleyLosses, WithoutChoiceHappenOfThemselves) {
    const State state = executed("4:0/1/1@300,100,90=X 5:5/5/0@365,100,90=FFFFF "
                                 "orders introduction");
    // B1 sails on by 1 M before the salvo.
    const auto told = eventsOf(state, "A1 hits 1");
    EXPECT_TRUE(tells(told, "A1 hits B1 with 1 match"));
    EXPECT_TRUE(tells(told, "B1 loses 1/0/0 to A1"));
}

TEST(WarGalleySinking, NeedsBothSidesBareOrAnyOne) { // WG-38, WG-A1
    const State both = after(struck("1/5/2", 2), {"B1 loses 1/0/1"});
    EXPECT_EQ(winner(both), "-") << "both is the literal reading";
    const State any = after(struck("1/5/2", 2, "galleys=1 sink=any"), {"B1 loses 1/0/1"});
    EXPECT_EQ(winner(any), "A");
    EXPECT_EQ(text(any), "5:5/5/0@300,100,90 5:0/5/1@365,100,90 over galleys=1 sink=any");
    EXPECT_EQ(winner(after(struck("5/5/1", 3), {"B1 loses 2/0/1"})), "-")
        << "to lose all masts does not sink it";
}

TEST(WarGalleySinking, TakesAGalleyOutOfTheTurn) { // WG-A9: a sunk galley does nothing
    const State state = executed("4:0/1/1@300,100,90=X;5:1/1/0@100,100,90=F "
                                 "5:1/0/0@365,100,90=OO;5:1/1/0@500,348,270=F orders");
    const State sunk = after(state, {"A1 hits 2"});
    EXPECT_EQ(text(sunk), "4:0/1/1@300,100,90;5:1/1/0@100,142,90 "
                          "5:0/0/0@365,100,90;5:1/1/0@500,306,270 orders");
    EXPECT_EQ(ruleAgainst(sunk, "B1 orders -"), "WG-38");
    EXPECT_TRUE(isLegal(after(sunk, {"B2 orders F"}), "B ready")) << "without orders for B1";
}

TEST(WarGalleySinking, LetsWhatSunkLieInNobodysWay) {
    // A1 sails through the place at which B1 sank.
    const State state = executed("5:1/1/0@300,100,90=F;5:0/5/0@100,100,90=- "
                                 "5:0/0/0@330,130,0;5:0/5/0@500,348,270=- orders");
    EXPECT_EQ(poseOf(state, 0), "300,142,90");
}

TEST(WarGalleySinking, OfEverythingThatIsLeft) { // WG-A18
    const State state = executed("4:0/1/4@300,100,90=XXXX 5:1/1/1@365,100,90=OOOOX "
                                 "orders introduction");
    EXPECT_EQ(winner(after(state, {"A1 hits 8"})), "A");
}

TEST(WarGalleyEnd, ComesWithTheLastGalley) { // WG-40
    const State state = struck("1/0/0", 2);
    EXPECT_EQ(listed(state), "B1 loses 1/0/0");
    const State over = after(state, {"B1 loses 1/0/0"});
    EXPECT_EQ(winner(over), "A");
    EXPECT_EQ(english(outcomeOf(over)->because), "B's last galley sinks");
    EXPECT_TRUE(legalActions(over).empty());
    EXPECT_TRUE(declarations(over).empty());
    EXPECT_TRUE(sidesToAct(over).empty());
    EXPECT_EQ(ruleAgainst(over, "A resign"), "WG-40");
}

TEST(WarGalleyEnd, IsADrawWhereBothSinkTogether) { // WG-A19
    const State rammed = executed("5:1/1/0@300,100,90=F 5:1/1/0@300,180,270=F "
                                  "orders introduction");
    EXPECT_EQ(outcomeOf(rammed),
              (Outcome{std::nullopt, message("both last galleys sink together"), "WG-A19"}));
}

TEST(WarGalleyEnd, ComesWhenAPlayerGivesUp) { // WG-40
    const State start = startOf(variant("standard"));
    const State over = after(start, {"B resign"});
    EXPECT_EQ(text(over), "?;? ?;? over B-resigned");
    EXPECT_EQ(english(outcomeOf(over)->because), "B gives up");
    EXPECT_EQ(winner(after(struck("5/5/3", 2), {"A resign"})), "B");
    EXPECT_EQ(listed(over), "");
}

} // namespace
} // namespace umpire::war_galley::testing
