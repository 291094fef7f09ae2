#include "tests/app/game/referee/murus_gallicus/filmed_table.h"
#include "tests/rules/murus_gallicus/murus_table.h"

#include <gmock/gmock.h>

namespace umpire::referee {
namespace {

using namespace murus_gallicus::testing;
using murus_gallicus::State;
using testing::FilmedTable;
using ::testing::HasSubstr;

FilmedTable seated() {
    FilmedTable table(start());
    table.rest(table.recorded());
    return table;
}

TEST(Corrections, MakesTheRecordAsTheTable) {
    FilmedTable table = seated();
    State muddle = table.recorded();
    murus_gallicus::setUnit(muddle, 0, {});
    murus_gallicus::setUnit(muddle, 48, {{1}, 1});
    murus_gallicus::setUnit(muddle, 30, {{1}, 1});
    table.play(muddle);
    const std::string seen = table.last<Desynchronised>().asSeen;
    EXPECT_EQ(seen, "a1 empty, g4 gaul 1, a7 gaul 1");
    table.say("correct " + seen);
    EXPECT_EQ(table.recorded(), muddle);
    EXPECT_EQ(table.last<Corrected>().where, "a1, g4, a7");
    table.rest(muddle, 90);
    EXPECT_EQ(table.count<Desynchronised>(), 1);
    table.say("correct a1 roman 2, g4 gaul 9");
    EXPECT_EQ(table.recorded(), muddle) << "a command is executed whole or not at all";
    EXPECT_THAT(text(Event(table.last<Refused>())), HasSubstr("at character 21: expected 1 to 2"));
}

TEST(Corrections, CorrectsAPieceOfTheRecord) {
    FilmedTable table = seated();
    table.say("correct d4 roman 2");
    EXPECT_EQ(english(table.last<Refused>().because),
              "the record cannot be so: expected at most 16 stones of the Roman player (MG-1), "
              "found 18 stones");
    table.say("correct d1 empty");
    EXPECT_FALSE(murus_gallicus::unitAt(table.recorded(), 3));
    table.say("correct d4 roman 2");
    EXPECT_EQ(murus_gallicus::unitAt(table.recorded(), 3 * 8 + 3), (murus_gallicus::Unit{{0}, 2}));
    table.say("correct turn gaul");
    EXPECT_EQ(table.recorded().mover, umpire::Player{1});
    EXPECT_EQ(table.count<Corrected>(), 3);
    for (const std::string wrong :
         {"correct", "correct z9 empty", "correct d4", "correct d4 roman", "correct d4 roman 3",
          "correct d4 roman 2 more", "correct d1 empty", "correct turn nobody"}) {
        table.forget();
        table.say(wrong);
        EXPECT_EQ(table.count<Refused>(), 1) << wrong;
        EXPECT_EQ(table.count<Corrected>(), 0) << wrong;
    }
    table.play(after(table.recorded(), {"d7-d5"}));
    ASSERT_EQ(table.count<Called>(), 1);
    EXPECT_EQ(table.last<Called>().ply, 1) << "what was put right is no move";
}

} // namespace
} // namespace umpire::referee
