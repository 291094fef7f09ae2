#include "app/game/two_tables/two_records.h"

#include "app/web/linked/record_json.h"

#include <array>
#include <gtest/gtest.h>
#include <random>

namespace umpire::testing {
namespace {

using Kind = Relation::Kind;

RecordedLine lineOf(std::initializer_list<const char*> actions) {
    RecordedLine line;
    for (const char* each : actions) {
        line.push_back({RecordedAction::How::Seen, line.size() % 2 == 0 ? "roman" : "gaul", each,
                        std::to_string(line.size())});
    }
    return line;
}

/// Makes the Romans' table, whose own moves in `mine` it made itself or took from its journal.
TwoRecords records(const RecordedLine& mine, const RecordedLine& theirs, std::int64_t version) {
    TwoRecords both("roman");
    both.goOnFrom(mine);
    both.there(theirs, {theirs, version, "gaul"});
    return both;
}

TEST(TwoRecords, SayWhoFollows) {
    EXPECT_EQ(records({}, {}, 0).compare().kind, Kind::Same);
    const Relation make = records(lineOf({"a"}), lineOf({"a", "b"}), 1).compare();
    EXPECT_EQ(make.kind, Kind::Make);
    EXPECT_EQ(make.next.what, "b");
    const Relation differ = records(lineOf({"a", "b"}), lineOf({"a", "c"}), 1).compare();
    EXPECT_EQ(differ.kind, Kind::Differ);
    EXPECT_EQ(differ.common, 1U);
    EXPECT_EQ(records(lineOf({"a", "b"}), lineOf({"a", "c"}), 0).compare().kind, Kind::Differ)
        << "said on both tables";
}

TEST(TwoRecords, TellATakenBackActionFromOneThatIsNotMadeYet) {
    TwoRecords both = records(lineOf({"a", "b"}), lineOf({"a", "b"}), 1);
    EXPECT_EQ(both.compare().kind, Kind::Same);
    both.there(lineOf({"a"}), {lineOf({"a"}), 2, "gaul"});
    const Relation back = both.compare();
    EXPECT_EQ(back.kind, Kind::TakeBack);
    EXPECT_EQ(back.count, 1U);
    both.here(lineOf({"a"}));
    EXPECT_EQ(both.compare().kind, Kind::Same);
    EXPECT_EQ(both.wanted().version, 2) << "it was asked for";
    both.here(lineOf({}));
    EXPECT_EQ(both.compare().kind, Kind::TheyFollow);
    EXPECT_EQ(both.wanted().version, 3) << "of their own accord";
}

/// The action was taken back while its message was on the way.
TEST(TwoRecords, DoNotAskForWhatWasTakenBackHere) {
    TwoRecords both("roman");
    both.here(lineOf({"a"}));
    const Wanted first = both.wanted();
    both.here({});
    both.there(lineOf({"a"}), first);
    EXPECT_EQ(both.compare().kind, Kind::TheyFollow);
}

TEST(TwoRecords, WhoTakesBackWhatTheOtherHasOtherwiseGivesIn) {
    TwoRecords both("roman");
    both.here(lineOf({"a", "b"}));
    both.there(lineOf({"a", "c", "d"}), {lineOf({"a", "c", "d"}), 1, "gaul"});
    ASSERT_EQ(both.compare().kind, Kind::Differ);
    both.here(lineOf({"a"}));
    const Relation make = both.compare();
    EXPECT_EQ(make.kind, Kind::Make);
    EXPECT_EQ(make.next.what, "c");
    EXPECT_EQ(both.wanted().line, lineOf({"a", "c", "d"}));
}

/// A table was stopped before it sent its last action.
TEST(TwoRecords, KeepWhatOnlyAResumedTableHas) {
    EXPECT_EQ(records(lineOf({"a"}), {}, 5).compare().kind, Kind::TheyFollow);
    EXPECT_EQ(records(lineOf({"a", "b"}), lineOf({"a"}), 5).compare().kind, Kind::TakeBack)
        << "their own action, which they took back";
}

TEST(TwoRecords, SayThatEqualActionsLedToOtherPositions) {
    RecordedLine other = lineOf({"a"});
    other.front().position = "another";
    EXPECT_EQ(records(lineOf({"a"}), other, 1).compare().kind, Kind::Differ);
}

TEST(TwoRecords, FollowTheEventsOfAGame) {
    RecordedLine line;
    recordIn(line, Called{.player = "roman", .action = "d1-d3", .position = "one"});
    recordIn(line, Called{.player = "table", .action = "die:4", .position = "two"});
    recordIn(line, Corrected{"d4 empty", "three"});
    recordIn(line, Noted{});
    ASSERT_EQ(line.size(), 3U);
    EXPECT_EQ(line[1].how, RecordedAction::How::Told);
    EXPECT_EQ(line[1].player, "") << "chance";
    EXPECT_EQ(line[2].how, RecordedAction::How::Changed);
    EXPECT_NE(line[1].position, line[2].position);
    recordIn(line, Undone{.actions = {"d4 empty", "die:4"}});
    EXPECT_EQ(line.size(), 1U);
    RecordedLine dice;
    recordIn(dice, Called{.player = "light", .action = "die:5"});
    EXPECT_EQ(dice.front().how, RecordedAction::How::Told) << "who might do something else";
    const TableMessage message{{"murus-gallicus", "basic", "start", "gaul"},
                               {line, {line, 3, "gaul"}, true, {std::string(64, 'a')}}};
    EXPECT_EQ(tableMessageIn(textOf(message)), message);
}

/// A simulated table: two sides move in turn, each at its own table.
struct SimulatedTable {
    std::size_t side = 0;
    TwoRecords records{"roman"};

    [[nodiscard]] const RecordedLine& line() const { return records.mine(); }
    void play(const std::string& what) {
        RecordedLine longer = line();
        const std::string before = line().empty() ? "" : line().back().position;
        longer.push_back({RecordedAction::How::Seen, "", what, before + what});
        records.here(longer);
    }
    void takeBack(std::size_t count) {
        records.here({line().begin(), line().end() - std::ptrdiff_t(count)});
    }
    /// Carries out what the records ask for; returns false if there is nothing to do.
    bool obey() {
        const Relation relation = records.compare();
        if (relation.kind == Kind::Make) {
            play(relation.next.what);
        } else if (relation.kind == Kind::TakeBack) {
            takeBack(relation.count);
        } else if (relation.kind == Kind::Differ && line() != records.wanted().line) {
            takeBack(line().size() - relation.common);
        } else {
            return false;
        }
        return true;
    }
};

/// Whole records arrive late and some not at all, as over a line that is sometimes cut.
TEST(TwoRecords, AgreeInTheEndHoweverLateTheyHearOfEachOther) {
    std::mt19937 random(7);
    const auto oneOf = [&](unsigned count) { return random() % count == 0; };
    for (int game = 0; game < 300; ++game) {
        std::array<SimulatedTable, 2> tables;
        tables[1].side = 1;
        tables[1].records = TwoRecords("gaul");
        const auto hear = [&](std::size_t at) {
            const TwoRecords& other = tables[1 - at].records;
            tables[at].records.there(other.mine(), other.wanted());
        };
        for (int step = 0; step < 60; ++step) {
            const std::size_t at = random() % 2;
            SimulatedTable& table = tables[at];
            if (oneOf(2)) {
                hear(at);
            }
            if (table.records.compare().kind == Kind::Same && !table.line().empty() && oneOf(8)) {
                table.takeBack(1);
            } else if (!table.obey() && table.line().size() % 2 == table.side) {
                table.play(std::string(1, char('a' + random() % 3)));
            }
        }
        for (int round = 0; round < 200; ++round) {
            hear(0);
            hear(1);
            tables[0].obey();
            tables[1].obey();
        }
        EXPECT_TRUE(tables[0].line() == tables[1].line()) << "game " << game;
        EXPECT_EQ(tables[0].records.compare().kind, Kind::Same);
        EXPECT_FALSE(tables[0].line().empty());
    }
}

} // namespace
} // namespace umpire::testing
