#include "tests/app/club/tables/club.h"
#include "tests/app/common/network/cut_line.h"

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <future>
#include <iostream>
#include <QTcpServer>

/// Tests faults around the tables and the server.
namespace umpire::testing {
namespace {

using std::chrono::seconds;

/// Returns the least time without network. Without UMPIRE_CLUB_CUT_SECONDS: until everybody
/// noticed.
seconds longestCut() {
    const char* asked = std::getenv("UMPIRE_CLUB_CUT_SECONDS");
    return seconds(asked != nullptr ? std::atoi(asked) : 0);
}

/// Tells when an event happened, for people who watch a long cut.
class Stopwatch {
public:
    [[nodiscard]] seconds now() const {
        return std::chrono::duration_cast<seconds>(std::chrono::steady_clock::now() - begun_);
    }
    void say(const std::string& what) const {
        std::cout << now().count() << " s: " << what << std::endl;
    }

private:
    std::chrono::steady_clock::time_point begun_ = std::chrono::steady_clock::now();
};

class ClubFaults : public Club {
protected:
    [[nodiscard]] bool hasReferee(const std::string& table) const {
        const auto hall = keeper->seen().hall;
        return hall->tables().contains(table) && !hall->tables().at(table).referees.empty();
    }
    /// Tells whether the rows were written in order: no row's transaction is older than that of the
    /// row before.
    [[nodiscard]] bool cameInOrder(const std::string& table) const {
        return database.ask("SELECT count(*) FROM (SELECT xmin::text::bigint AS own, "
                            "lag(xmin::text::bigint) OVER (ORDER BY number) AS earlier FROM event "
                            "WHERE table_name = '" +
                            table + "') AS each WHERE own < earlier") == "0";
    }
};

TEST_F(ClubFaults, NothingIsLostWhileTheNetworkIsGone) {
    serve();
    CutLine network(port);
    WritingTable game(scratch.file("1.umpire"), "murus-gallicus", 3, 30);
    const auto table = sit("1", network.port());
    table->follow(game.file());
    game.write(10);
    table->wake();
    ASSERT_TRUE(comesTrue([&] { return kept("1") == written(game.file()); })) << remarks;
    ASSERT_TRUE(comesTrue([&] { return hasReferee("1"); }));

    Stopwatch watch;
    network.silence();
    const auto goOn = [&] {
        game.append({{}, Noted{message("the network is gone")}, ""});
        table->wake();
        std::this_thread::sleep_for(seconds(1));
    };
    const auto untilTrue = [&](const auto& condition) {
        return comesTrue([&] { return goOn(), condition(); }, 90);
    };
    EXPECT_TRUE(untilTrue([&] { return says("the club at 127.0.0.1 cannot be reached"); }));
    watch.say("the table knows");
    EXPECT_TRUE(untilTrue([&] { return !hasReferee("1"); }));
    watch.say("the arbiter knows");
    while (watch.now() < longestCut()) {
        goOn();
    }
    network.mend();
    watch.say("the network is there again");
    game.writeAll();
    table->wake();
    EXPECT_TRUE(comesTrue([&] { return kept("1") == written(game.file()); }, 60)) << remarks;
    watch.say("the club has all of " + database.ask("SELECT count(*) FROM event") + " events");
    EXPECT_TRUE(says("the club is there again")) << remarks;
    EXPECT_TRUE(comesTrue([&] { return hasReferee("1"); }));
    EXPECT_TRUE(cameInOrder("1"));
    EXPECT_EQ(database.ask("SELECT count(*) FROM fault"), "0");
}

TEST_F(ClubFaults, ATableThatBeginsWithoutANetworkSaysSoAndEnds) {
    CutLine network(port);
    network.silence();
    auto table = sit("1", network.port());
    EXPECT_TRUE(comesTrue([&] { return says("the club at 127.0.0.1 cannot be reached"); }));
    const auto ended = std::async(std::launch::async, [&] { table.reset(); });
    EXPECT_TRUE(comesTrue([&] { return ended.wait_for(seconds(0)) == std::future_status::ready; }));
}

TEST_F(ClubFaults, ATableSaysThatABrokerNeverAnswers) {
    QTcpServer silent; // the system accepts the connections, and no program reads them
    ASSERT_TRUE(silent.listen(QHostAddress::LocalHost));
    const auto table = sit("1", silent.serverPort());
    EXPECT_TRUE(comesTrue([&] { return says("cannot be reached (it does not answer)"); }, 60));
}

TEST_F(ClubFaults, ATableSaysThatTheBrokerIsAnotherClubs) {
    const auto other = scratch.file("other");
    ASSERT_TRUE(makeClubFolder(other, {{"1"}, {"127.0.0.1"}, port, ""}));
    const auto key =
        readClubKey("mqtts://127.0.0.1:" + std::to_string(port), "1", tableKeyIn(other, "1"));
    const auto table = ClubTable::open(*key, {[this](const Message& said) { hear(said); }, {}});
    EXPECT_TRUE(comesTrue([&] { return says("cannot be reached (its certificate is not"); }))
        << remarks;
}

/// A late message would tell the arbiter an old state, such as the table's clock of ten minutes
/// ago.
TEST_F(ClubFaults, ALineDoesNotSayLaterWhatItCouldNotSayInTime) {
    CutLine network(port);
    std::atomic<int> met = 0;
    MqttOptions options;
    options.address = {"127.0.0.1", network.port(), true};
    options.client = options.user = "1";
    options.password = passwordOf("1");
    options.authorities = tableKeyIn(folder(), "1").string();
    options.keepAlive = seconds(5);
    options.lastWill = MqttMessage{"table/1/state", "the will", false};
    const auto line =
        MqttLine::open(options, {[&] { ++met; }, [this](const std::string& why) { hear(why); },
                                 [](const MqttMessage&) {}});
    ASSERT_TRUE(line);
    const auto settings = readClubFolder(folder());
    std::atomic<bool> isListening = false;
    const auto server = stranger("club", settings->password, {"table/1/state"},
                                 {[&] { isListening = true; }, [](const std::string&) {},
                                  [this](const MqttMessage& heard) { hear(heard.payload); }});
    ASSERT_TRUE(comesTrue([&] { return met == 1 && isListening; }));
    network.silence();
    EXPECT_TRUE((*line)->publish({"table/1/state", "of before", false}));
    EXPECT_TRUE(comesTrue([&] { return says("the will") && says("it does not answer"); }));
    network.mend();
    EXPECT_TRUE(comesTrue([&] { return met == 2; }));
    EXPECT_TRUE((*line)->publish({"table/1/state", "of now", false}));
    EXPECT_TRUE(comesTrue([&] { return says("of now"); }));
    EXPECT_FALSE(says("of before")) << remarks;
}

class ClubOnASmallDisk : public ClubFaults {
protected:
    void SetUp() override {
        if (!database.limitDisk(200)) {
            GTEST_SKIP() << "only root may mount a small disk for the database here";
        }
        Club::SetUp();
        serve();
        table = sit("1");
        table->follow(game.file());
        game.write(10);
        table->wake();
        ASSERT_TRUE(comesTrue([&] { return kept("1") == written(game.file()); })) << remarks;
        ASSERT_TRUE(comesTrue([&] { return table->missing() == 0; }));
    }
    void expectEverything() {
        EXPECT_TRUE(comesTrue([&] { return kept("1") == written(game.file()); }, 60)) << remarks;
        EXPECT_TRUE(comesTrue([&] { return table->missing() == 0; })) << remarks;
        EXPECT_TRUE(cameInOrder("1"));
    }

    WritingTable game{scratch.file("1.umpire"), "murus-gallicus", 3, 60};
    std::unique_ptr<ClubTable> table;
};

TEST_F(ClubOnASmallDisk, WhatDoesNotFitIsNotConfirmedAndComesLater) {
    database.fillDisk();
    const std::string text(2000, 'x');
    EXPECT_TRUE(comesTrue([&] {
        game.append({{}, Noted{text}, ""});
        table->wake();
        return keeper->seen().health.databaseSays.find("No space left") != std::string::npos;
    }));
    EXPECT_TRUE(says("No space left on device; the tables keep what they have")) << remarks;
    game.writeAll();
    table->wake();
    // The table retries after five seconds and is refused again. The arbiter must not read that all
    // is well in between.
    const std::string refused = "SELECT xact_rollback FROM pg_stat_database WHERE datname = 'club'";
    const int before = std::stoi(database.ask(refused));
    EXPECT_TRUE(comesTrue([&] { return std::stoi(database.ask(refused)) > before; })) << remarks;
    EXPECT_FALSE(keeper->seen().health.hasDatabase);
    {
        const std::scoped_lock lock(mutex);
        EXPECT_EQ(remarks.find("the database is there"), remarks.rfind("the database is there"))
            << remarks;
    }
    EXPECT_NE(kept("1"), written(game.file()));
    const std::int64_t all = std::ranges::count(written(game.file()), '\n');
    EXPECT_GE(table->missing(), all - std::ranges::count(kept("1"), '\n'));
    database.freeDisk();
    expectEverything();
}

TEST_F(ClubOnASmallDisk, NothingIsLostWhereTheDatabaseEndsForThat) {
    database.fillDisk();
    // PostgreSQL has no room for its own log and does not restart by itself.
    ASSERT_TRUE(comesTrue([&] {
        const std::string log = database.ask(
            "SELECT pg_logical_emit_message(true, 'a', 'b')\" -c \"SELECT pg_switch_wal()");
        return database.ask("SELECT 1").find("No such file") != std::string::npos;
    }));
    game.writeAll();
    table->wake();
    EXPECT_TRUE(comesTrue([&] {
        return keeper->seen().health.databaseSays.find("No such file") != std::string::npos;
    })) << keeper->seen().health.databaseSays;
    EXPECT_FALSE(keeper->seen().health.hasDatabase);
    EXPECT_GT(table->missing(), 0);
    database.freeDisk();
    ASSERT_TRUE(database.start());
    expectEverything();
}

} // namespace
} // namespace umpire::testing
