#include "app/cli/referee_lines.h"
#include "tests/app/game/referee/murus_gallicus/filmed_table.h"
#include "tests/rules/murus_gallicus/murus_table.h"

#include <gmock/gmock.h>

/// Tests that the lines which `umpire referee` prints do not repeat each other.
namespace umpire {
namespace {

using namespace murus_gallicus::testing;
using referee::testing::FilmedTable;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

/// Returns the printed lines of all announcements, without the times.
std::vector<std::string> printed(const referee::Announcements& said) {
    RefereeLines lines{std::string(kEverybody)};
    LivePosition position;
    position.game = "murus-gallicus";
    lines.note(position);
    std::vector<std::string> all;
    for (const Announcement& each : said) {
        if (const std::string line = lines.lineOf(each); !line.empty()) {
            all.push_back(line.substr(line.find_first_not_of(" 0123456789.")));
        }
    }
    return all;
}

TEST(RefereeLines, SayOnceThatTableAndRecordAreAtOdds) {
    FilmedTable table(position("t7/8/8/8/3T4/8/8 r"));
    table.rest(table.recorded());
    table.play(position("t7/8/8/8/4T3/8/8 r"));
    ASSERT_EQ(table.count<IllegalSeen>(), 1);
    table.play(position("t7/8/8/8/3T4/8/8 r"));
    ASSERT_EQ(table.count<Synchronised>(), 1);
    EXPECT_THAT(printed(table.said()),
                ElementsAre("still\n", "hand over the table\n", "still\n", HasSubstr("illegal: "),
                            "hand over the table\n", "table and record agree again\n"));
}

TEST(RefereeLines, TellAQuestionThatStandsAllTheTimeOnce) {
    AnswerNeeded standing{{"light"}, message("moves are seen; what else is done?"), {}};
    standing.of = AnswerNeeded::Of::WhatIsNotSeen;
    const AnswerNeeded owed{{}, message("throw the die beside the map"), {"die:4"}};
    EXPECT_THAT(printed({{{}, standing}, {{}, owed}, {{}, standing}, {{}, owed}}),
                ElementsAre("light: moves are seen; what else is done?\n",
                            HasSubstr("throw the die"), HasSubstr("throw the die")));
}

} // namespace
} // namespace umpire
