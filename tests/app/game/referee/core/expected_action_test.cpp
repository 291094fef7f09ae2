#include "tests/app/game/referee/murus_gallicus/filmed_table.h"
#include "tests/rules/murus_gallicus/murus_table.h"

#include <gmock/gmock.h>

namespace umpire::referee {
namespace {

using namespace murus_gallicus::testing;
using testing::FilmedTable;

const Awaited kAwaited{"d1-d3", message("the computer plays %1", "d1-d3")};

TEST(ExpectedAction, IsCalledAsAnyOtherAndThenForgotten) {
    FilmedTable table(start());
    table.rest(start());
    table.referee().expect(kAwaited);
    table.play(after(start(), {"d1-d3"}));
    EXPECT_EQ(table.last<Called>().action, "d1-d3");
    table.play(after(start(), {"d1-d3", "e7-e5"}));
    EXPECT_EQ(table.last<Called>().action, "e7-e5") << "the other player is free";
}

TEST(ExpectedAction, KeepsAnotherOneOpenUntilItIsTakenBackOrStands) {
    FilmedTable table(start());
    table.rest(start());
    table.referee().expect(kAwaited);
    table.play(after(start(), {"e1-e3"}));
    EXPECT_EQ(table.count<Called>(), 0);
    EXPECT_EQ(table.last<IllegalSeen>().action, Message("e1-e3"));
    EXPECT_EQ(english(table.last<IllegalSeen>().because), "the computer plays d1-d3");
    table.play(start());
    EXPECT_EQ(table.count<Synchronised>(), 1);
    table.play(after(start(), {"d1-d3"}));
    EXPECT_EQ(table.last<Called>().action, "d1-d3");

    FilmedTable other(start());
    other.rest(start());
    other.referee().expect(kAwaited);
    other.play(after(start(), {"e1-e3"}));
    other.say("stands");
    EXPECT_EQ(other.count<IllegalStands>(), 0) << "the rules allow it";
    EXPECT_EQ(other.last<Called>().action, "e1-e3");
    EXPECT_EQ(other.last<Called>().source, Source::Chosen);
}

} // namespace
} // namespace umpire::referee
