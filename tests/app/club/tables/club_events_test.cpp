#include "tests/app/club/tables/club.h"

/// Tables and the club's server, by the real broker and the real database.
namespace umpire::testing {
namespace {

TEST_F(Club, HasEveryEventOfEveryTableOnce) {
    serve();
    WritingTable first(scratch.file("1.umpire"), "murus-gallicus", 3, 60);
    WritingTable second(scratch.file("2.umpire"), "naval-battle", 4, 60);
    const auto one = sit("1");
    const auto two = sit("2");
    one->follow(first.file());
    two->follow(second.file());
    for (int i = 0; i < 20; ++i) {
        first.write(3);
        second.write(2);
        one->wake();
        two->wake();
    }
    first.writeAll();
    second.writeAll();
    one->wake();
    two->wake();
    EXPECT_TRUE(comesTrue([&] { return kept("1") == written(first.file()); })) << remarks;
    EXPECT_TRUE(comesTrue([&] { return kept("2") == written(second.file()); })) << remarks;
}

TEST_F(Club, CatchesUpWhenTheBrokerWasKilled) {
    serve();
    WritingTable game(scratch.file("1.umpire"), "murus-gallicus", 3, 60);
    const auto table = sit("1");
    table->follow(game.file());
    game.write(10);
    table->wake();
    EXPECT_TRUE(comesTrue([&] { return kept("1") == written(game.file()); })) << remarks;
    broker.kill();
    EXPECT_TRUE(comesTrue([&] { return says("the club at 127.0.0.1 cannot be reached"); }));
    game.write(15);
    table->wake();
    ASSERT_TRUE(broker.start(port));
    game.writeAll();
    table->wake();
    EXPECT_TRUE(comesTrue([&] { return kept("1") == written(game.file()); })) << remarks;
    EXPECT_TRUE(says("the club is there again")) << remarks;
}

TEST_F(Club, LosesNothingWhenTheDatabaseIsKilledInATransaction) {
    serve();
    WritingTable game(scratch.file("1.umpire"), "murus-gallicus", 3, 60);
    const auto table = sit("1");
    table->follow(game.file());
    game.write(10);
    table->wake();
    EXPECT_TRUE(comesTrue([&] { return kept("1") == written(game.file()); })) << remarks;
    // Another program locks the table of events, so the next transaction blocks.
    QProcess holder;
    holder.start(
        "psql",
        {"-h",
         QString::fromStdString(database.address().substr(database.address().find("host=") + 5)),
         "-U", "club", "club", "-c", "BEGIN; LOCK TABLE event; SELECT pg_sleep(60)"});
    ASSERT_TRUE(holder.waitForStarted());
    ASSERT_TRUE(comesTrue([&] {
        return database.ask("SELECT count(*) FROM pg_locks WHERE mode = 'AccessExclusiveLock' AND "
                            "granted AND relation = 'event'::regclass") == "1";
    }));
    game.write(15);
    table->wake();
    ASSERT_TRUE(comesTrue([&] {
        return database.ask("SELECT count(*) > 0 FROM pg_stat_activity WHERE wait_event_type = "
                            "'Lock' AND query LIKE '%json_to_recordset%'") == "t";
    })) << database.ask("SELECT query, wait_event_type FROM pg_stat_activity");
    database.kill();
    EXPECT_TRUE(comesTrue([&] { return !keeper->seen().health.hasDatabase; })) << remarks;
    game.writeAll();
    table->wake();
    ASSERT_TRUE(database.start());
    EXPECT_TRUE(comesTrue([&] { return kept("1") == written(game.file()); })) << remarks;
    EXPECT_TRUE(says("the tables keep what they have and send it later")) << remarks;
}

TEST_F(Club, ATableThatWasKilledGoesOnWithItsJournal) {
    serve();
    WritingTable game(scratch.file("1.umpire"), "murus-gallicus", 3, 60);
    auto table = sit("1");
    table->follow(game.file());
    game.write(10);
    table.reset();
    game.writeAll(); // the club heard nothing of these events
    table = sit("1");
    table->follow(game.file());
    EXPECT_TRUE(comesTrue([&] { return kept("1") == written(game.file()); })) << remarks;
}

TEST_F(Club, TellsOfAServerThatWasAway) {
    WritingTable game(scratch.file("1.umpire"), "murus-gallicus", 3, 60);
    const auto table = sit("1");
    table->follow(game.file());
    game.writeAll();
    table->wake();
    serve();
    EXPECT_TRUE(comesTrue([&] { return kept("1") == written(game.file()); })) << remarks;
    keeper.reset();
    serve();
    EXPECT_TRUE(comesTrue([&] { return keeper->seen().hall->tables().contains("1"); }));
    EXPECT_EQ(kept("1"), written(game.file()));
}

TEST_F(Club, SaysThatTwoRefereesHaveOneName) {
    serve();
    WritingTable first(scratch.file("1.umpire"), "murus-gallicus", 3, 20);
    WritingTable second(scratch.file("2.umpire"), "triremes", 4, 20);
    first.writeAll();
    second.writeAll();
    const auto one = sit("1");
    const auto two = sit("1");
    one->follow(first.file());
    two->follow(second.file());
    EXPECT_TRUE(comesTrue([&] {
        return database.ask("SELECT count(*) FROM fault WHERE what LIKE '%two referees%'") != "0";
    })) << remarks;
    // No event is lost: the database keeps both games.
    EXPECT_TRUE(comesTrue([&] {
        return database.ask("SELECT count(DISTINCT record) FROM event WHERE table_name = '1'") ==
               "2";
    }));
}

} // namespace
} // namespace umpire::testing
