#include "app/common/network/certificate.h"
#include "app/record/journal/journal_tail.h"
#include "tests/app/club/tables/club.h"

#include <nlohmann/json.hpp>

#include <atomic>

/// Tests strangers with false names and malformed messages.
namespace umpire::testing {
namespace {

/// The results of a stranger's attempts.
struct Met {
    std::atomic<bool> isIn = false;
    std::atomic<int> heard = 0;
    std::mutex mutex;
    std::string why;

    MqttListeners listeners() {
        return {[this] { isIn = true; },
                [this](const std::string& reason) {
                    const std::scoped_lock lock(mutex);
                    why = reason;
                },
                [this](const MqttMessage&) { ++heard; }};
    }
    bool isRefused() {
        const std::scoped_lock lock(mutex);
        return !isIn && why == "Not authorized";
    }
};

TEST_F(Club, LetsNobodyInWithoutHisOwnPassword) {
    for (const auto& [user, password] : std::vector<std::pair<std::string, std::string>>{
             {"", ""}, {"1", ""}, {"1", passwordOf("2")}, {"club", passwordOf("1")}}) {
        Met met;
        const auto line = stranger(user, password, {"#"}, met.listeners());
        EXPECT_TRUE(comesTrue([&] { return met.isRefused(); })) << "`" << user << "`: " << met.why;
    }
}

TEST_F(Club, ANewPasswordShutsTheOldOneOutAndANewCertificateKeepsAllPasswords) {
    const std::string lost = passwordOf("7");
    Met before;
    const auto thief = stranger("7", lost, {}, before.listeners());
    ASSERT_TRUE(comesTrue([&] { return before.isIn.load(); })) << before.why;
    const auto given = giveTableKeys(folder(), {"7", "9"});
    ASSERT_TRUE(given) << english(given.error().message);
    EXPECT_NE(passwordOf("7"), lost);
    broker.reload();
    Met after;
    const auto again = stranger("7", lost, {}, after.listeners());
    EXPECT_TRUE(comesTrue([&] { return after.isRefused(); })) << after.why;
    EXPECT_TRUE(comesTrue([&] {
        const std::scoped_lock lock(before.mutex);
        return before.why == "Not authorized";
    })) << before.why;
    for (const std::string table : {"1", "7", "9"}) {
        Met met;
        const auto line = stranger(table, passwordOf(table), {}, met.listeners());
        EXPECT_TRUE(comesTrue([&] { return met.isIn.load(); })) << table << ": " << met.why;
    }
    const auto old = readClubFolder(folder());
    ASSERT_TRUE(renewCertificate(folder()));
    const auto renewed = readClubFolder(folder());
    EXPECT_NE(renewed->certificate, old->certificate);
    EXPECT_EQ(addressesIn(renewed->certificate), addressesIn(old->certificate));
    EXPECT_GT(daysLeft(renewed->certificate), 390);
    EXPECT_EQ(contentsOf(tableKeyIn(folder(), "7")), passwordOf("7") + "\n" + renewed->certificate);
    broker.kill();
    ASSERT_TRUE(broker.start(port));
    Met met;
    const auto line = stranger("7", passwordOf("7"), {}, met.listeners());
    EXPECT_TRUE(comesTrue([&] { return met.isIn.load(); })) << met.why;
    EXPECT_EQ(giveTableKeys(folder(), {"club"}).error().status, ExitStatus::WrongUsage);
    EXPECT_EQ(giveTableKeys(scratch.file("none"), {"1"}).error().status, ExitStatus::CannotRead);
}

TEST_F(Club, TellsNoTableWhatAnotherHas) {
    serve();
    Met met;
    const auto curious = stranger("7", passwordOf("7"), {"#", "table/#", "table/1/row", "club/1/#"},
                                  met.listeners());
    ASSERT_TRUE(comesTrue([&] { return met.isIn.load(); })) << met.why;
    WritingTable game(scratch.file("1.umpire"), "naval-battle", 3, 30);
    game.writeAll();
    const auto table = sit("1");
    table->follow(game.file());
    ASSERT_TRUE(comesTrue([&] { return kept("1") == written(game.file()); })) << remarks;
    EXPECT_EQ(met.heard, 0);
}

TEST_F(Club, TakesNothingInAnothersName) {
    serve();
    WritingTable game(scratch.file("1.umpire"), "murus-gallicus", 3, 30);
    game.writeAll();
    const auto tail = rowsAfter(game.file(), 0, 100);
    ASSERT_TRUE(tail);
    Met met;
    // The broker ends the line of whoever has that id already.
    const auto forger = stranger("7", passwordOf("7"), {}, met.listeners(), "club-server");
    ASSERT_TRUE(comesTrue([&] { return met.isIn.load(); }));
    const RecordMessage record{hashOf(tail->settings), tail->settings};
    forger->publish({"table/1/record", textOf(record), true});
    forger->publish({"table/1/row", textOf(RowMessage{record.record, tail->rows[0]})});
    forger->publish({"club/1/received", textOf(ReceivedMessage{record.record, {99, ""}}), true});
    // A message that he publishes in his own name arrives, although he sent it later.
    forger->publish({"table/7/record", textOf(record), true});
    ASSERT_TRUE(comesTrue([&] { return keeper->seen().hall->tables().contains("7"); })) << remarks;
    EXPECT_FALSE(keeper->seen().hall->tables().contains("1"));
    EXPECT_EQ(kept("1"), "");
    EXPECT_FALSE(says("the broker cannot be reached")) << "the server kept its line";
}

TEST_F(Club, SaysWhatIsWrongWithWhatATableSends) {
    serve();
    WritingTable game(scratch.file("1.umpire"), "murus-gallicus", 3, 30);
    game.writeAll();
    auto table = sit("1");
    table->follow(game.file());
    ASSERT_TRUE(comesTrue([&] { return kept("1") == written(game.file()); })) << remarks;
    table.reset();

    const std::string before = kept("1");
    const auto tail = rowsAfter(game.file(), 0, 1000);
    ASSERT_TRUE(tail);
    const std::string record = hashOf(tail->settings);
    EventRow changed = tail->rows.back();
    changed.hash = tail->rows.front().hash;
    EventRow forged = tail->rows.back();
    forged.number += 1;
    Met met;
    const auto line = stranger("1", passwordOf("1"), {}, met.listeners());
    ASSERT_TRUE(comesTrue([&] { return met.isIn.load(); }));
    for (const EventRow& old : tail->rows) { // the table sends all its rows again
        line->publish({"table/1/row", textOf(RowMessage{record, old})});
    }
    line->publish({"table/1/row", "\x01\xff{"});
    line->publish({"table/1/row", textOf(RowMessage{record, changed})});
    line->publish({"table/1/row", textOf(RowMessage{record, forged})});
    line->publish({"table/1/row", textOf(RowMessage{std::string(64, 'a'), forged})});
    line->publish({"table/1/record", R"({"record": 7})", false});
    line->publish({"table/1/state", "[", false});
    const auto faults = [&] { return database.ask("SELECT what FROM fault ORDER BY number"); };
    EXPECT_TRUE(
        comesTrue([&] { return faults().find("a state that is no JSON") != std::string::npos; }));
    EXPECT_EQ(faults(),
              "sends what cannot be read: is no JSON at byte 1; look for a missing comma or "
              "brace\n"
              "sends another event " +
                  std::to_string(changed.number) +
                  " than before, or one that was changed; look at its journal with `umpire log "
                  "verify`\n"
                  "sends another event " +
                  std::to_string(forged.number) +
                  " than before, or one that was changed; look at its journal with `umpire log "
                  "verify`\n"
                  "sends events of a journal that it has not told\n"
                  "sends what cannot be read: schema: give \"umpire.club-record/1\"\n"
                  "sends a state that is no JSON at byte 2; look for a missing comma or brace");
    EXPECT_EQ(kept("1"), before);

    Met other; // a client that sends more than an hour's limit
    const auto more = stranger("7", passwordOf("7"), {}, other.listeners());
    ASSERT_TRUE(comesTrue([&] { return other.isIn.load(); }));
    for (int i = 0; i < 105; ++i) {
        const SettingRows settings{{"nonce", std::to_string(i)}};
        more->publish({"table/7/record", textOf(RecordMessage{hashOf(settings), settings})});
        more->publish({"table/7/row", std::string(std::size_t(i), ' ') + "x"});
    }
    more->publish({"table/7/health", textOf(HealthMessage{true, "last", 1})});
    ASSERT_TRUE(comesTrue([&] {
        const auto seen = keeper->seen().hall;
        return seen->tables().contains("7") && !seen->tables().at("7").referees.empty();
    }));
    EXPECT_EQ(database.ask("SELECT count(*) FROM record WHERE table_name = '7'"), "100");
    EXPECT_EQ(database.ask("SELECT count(*) FROM fault WHERE table_name = '7'"), "101");
    EXPECT_NE(keeper->seen().hall->tables().at("7").faults.back().find("too many faults"),
              std::string::npos);
}

/// The malformed rows: deep nesting, U+0000, and a row that the database refuses.
TEST_F(Club, StepsOverWhatCannotBeReadOrKeptAndNamesItsTable) {
    serve();
    (void)database.ask("ALTER TABLE event ADD CHECK (kind <> 'strange' OR length(kind) / 0 > 0)");
    Met met;
    const auto line = stranger("7", passwordOf("7"), {}, met.listeners());
    ASSERT_TRUE(comesTrue([&] { return met.isIn.load(); }));
    const RecordMessage record{hashOf(SettingRows{}), {}};
    std::string before = record.record;
    const auto send = [&](std::int64_t number, const std::string& kind, const std::string& text) {
        EventRow row{number, number, kind, text, "", ""};
        before = row.hash = hashOf(row, before);
        line->publish({"table/7/row", textOf(RowMessage{record.record, row})});
    };
    const std::string deep = std::string(100'000, '[') + std::string(100'000, ']');
    line->publish({"table/7/record", textOf(record), true});
    line->publish({"table/7/state", deep, true});
    line->publish({"table/7/row", R"({"record": "\u0000"})"});
    send(1, "ask", deep);
    send(2, "strange", "{}");
    send(3, "note", "{}");
    WritingTable game(scratch.file("1.umpire"), "murus-gallicus", 3, 30);
    game.writeAll();
    const auto table = sit("1");
    table->follow(game.file());
    EXPECT_TRUE(comesTrue([&] { return kept("1") == written(game.file()); })) << remarks;
    const auto faults = [&] {
        return database.ask("SELECT table_name, what FROM fault ORDER BY 2");
    };
    EXPECT_TRUE(comesTrue([&] { return faults().find("left out") != std::string::npos; }));
    EXPECT_EQ(faults(),
              "7|sends a state that has more than 64 levels at byte 65; give one with fewer\n"
              "7|sends event 1, which cannot be read: it has more than 64 levels at byte 65; give "
              "one with fewer\n"
              "7|sends event 2, which is left out: the club's database refuses: ERROR:  division "
              "by zero\n"
              "7|sends what cannot be read: has the character U+0000 at byte 13; take it out");
    EXPECT_EQ(database.ask("SELECT number FROM event WHERE table_name = '7' ORDER BY 1"), "1\n3");
    keeper.reset();
    serve();
    EXPECT_TRUE(comesTrue([&] { return keeper->seen().hall->tables().contains("7"); }));
    EXPECT_FALSE(hallJson(*keeper->seen().hall).dump().empty()) << "the arbiter's page goes on";
}

TEST_F(Club, SaysThatATablesClockIsWrong) {
    serve();
    Met met;
    const auto line = stranger("1", passwordOf("1"), {}, met.listeners());
    ASSERT_TRUE(comesTrue([&] { return met.isIn.load(); }));
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    const std::int64_t hourAhead =
        std::chrono::duration_cast<std::chrono::microseconds>(now + std::chrono::hours(1)).count();
    line->publish({"table/1/health", textOf(HealthMessage{true, "x", hourAhead}), true});
    ASSERT_TRUE(comesTrue([&] {
        return hallJson(*keeper->seen().hall).dump().find(R"("clock_wrong":true)") !=
               std::string::npos;
    })) << hallJson(*keeper->seen().hall).dump();
}

} // namespace
} // namespace umpire::testing
