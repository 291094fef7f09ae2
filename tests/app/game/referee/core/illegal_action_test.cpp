#include "app/record/sentences/spoken_action.h"
#include "tests/app/game/referee/murus_gallicus/filmed_table.h"
#include "tests/rules/murus_gallicus/murus_table.h"

#include <gtest/gtest.h>

/// Tests the consequences of an action that the rules forbid.
namespace umpire::referee {
namespace {

using namespace murus_gallicus::testing;
using murus_gallicus::State;
using testing::FilmedTable;

TEST(IllegalAction, WhatIsIllegalStandsWherePlayersSaySo) {
    FilmedTable table(position("t7/8/8/8/3T4/8/8 r"));
    table.rest(table.recorded());
    table.play(position("t7/8/8/8/4T3/8/8 r"));
    ASSERT_EQ(table.count<IllegalSeen>(), 1);
    EXPECT_EQ(table.last<IllegalSeen>().where, (std::vector<std::string>{"d3", "e3"}));
    table.say("accept");
    EXPECT_EQ(table.count<Refused>(), 1) << "what is illegal is not accepted by a slip";
    table.say("stands");
    EXPECT_EQ(table.last<IllegalStands>().rule, "MG-6");
    EXPECT_EQ(text(table.recorded()), text(position("t7/8/8/8/4T3/8/8 g")));
    EXPECT_EQ(table.referee().tableState(), TableState::Still);
    table.play(after(table.recorded(), {"a7-a5"}));
    EXPECT_EQ(table.count<Called>(), 1);
}

TEST(IllegalAction, WhatIsIllegalStandsWhereTheOtherSidePlaysOn) {
    FilmedTable table(position("t7/8/8/8/3T4/8/8 r"));
    table.rest(table.recorded());
    const State illegal = position("t7/8/8/8/4T3/8/8 g");
    table.play(illegal);
    ASSERT_EQ(table.count<IllegalSeen>(), 1);
    State half = illegal;
    murus_gallicus::setUnit(half, 48, {{1}, 0}); // a7
    murus_gallicus::setUnit(half, 40, {{1}, 1});
    table.play(half);
    EXPECT_EQ(table.count<IllegalStands>(), 0) << "Gaul has not played yet";
    EXPECT_EQ(table.count<Desynchronised>(), 0);
    const State answered = after(illegal, {"a7-a5"});
    table.play(answered);
    EXPECT_EQ(table.last<IllegalStands>().action, "d3-e3");
    EXPECT_TRUE(table.last<IllegalStands>().playedOn);
    EXPECT_EQ(table.last<Called>().action, "a7-a5");
    EXPECT_EQ(table.recorded(), answered);
    table.say("stands");
    EXPECT_EQ(table.count<IllegalStands>(), 1) << "the record has gone on";
    table.say("undo 2");
    table.rest(answered, 90);
    EXPECT_EQ(table.count<IllegalStands>(), 1) << "what was taken back does not stand by itself";
    EXPECT_EQ(table.referee().tableState(), TableState::OutOfSync);
}

TEST(IllegalAction, ThatWasTakenBackStandsByNothingThatIsPlayedThen) {
    FilmedTable table(position("t7/8/8/8/3T4/8/8 r"));
    table.rest(table.recorded());
    const State illegal = position("t7/8/8/8/4T3/8/8 g");
    table.play(illegal);
    ASSERT_EQ(table.count<IllegalSeen>(), 1);
    table.play(table.recorded());
    EXPECT_EQ(table.count<Synchronised>(), 1);
    table.play(after(illegal, {"a7-a5"}));
    EXPECT_EQ(table.count<IllegalStands>(), 0) << "both at once are nobody's answer";
}

TEST(IllegalAction, WhoGoesOnAfterAnIllegalActionOfTheirOwnDoesNotLetItStand) {
    FilmedTable table(position("t7/8/8/8/3T4/8/T7 r"));
    table.rest(table.recorded());
    table.play(position("t7/8/8/8/4T3/8/T7 r"));
    ASSERT_EQ(table.count<IllegalSeen>(), 1);
    table.play(after(position("t7/8/8/8/4T3/8/T7 r"), {"a1-a3"}));
    EXPECT_EQ(table.count<IllegalStands>(), 0);
    EXPECT_EQ(table.count<Called>(), 0);
    table.say("stands");
    EXPECT_EQ(table.last<IllegalStands>().action, "d3-e3") << "one action later";
}

TEST(IllegalAction, AccusesWhoActedAndNotWhoHadToAct) {
    FilmedTable table(start());
    table.rest(table.recorded());
    State out = table.recorded();
    out.mover = Player{1};
    table.play(after(out, {"d7-d5"}));
    ASSERT_EQ(table.count<IllegalSeen>(), 1);
    const auto illegal = table.last<IllegalSeen>();
    EXPECT_EQ(illegal.player, "gaul");
    const std::string action = english(illegal.action);
    EXPECT_EQ(action, "d7-d5");
    EXPECT_EQ(english(spokenActions({MurusGallicus::kName, illegal.player, action},
                                    {{"roman", "Béla"}, {"gaul", "Anna"}})),
              "Anna's tower goes from d7 to d5");
    table.say("stands");
    EXPECT_EQ(table.last<IllegalStands>().player, "gaul");
}

} // namespace
} // namespace umpire::referee
