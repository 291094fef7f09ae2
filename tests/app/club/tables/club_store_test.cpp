#include "app/club/tables/club_store.h"
#include "tests/app/club/tables/club_services.h"

#include <atomic>
#include <gtest/gtest.h>
#include <thread>

/// Tests the database itself.
namespace umpire::testing {
namespace {

class ClubDatabase : public ::testing::Test {
protected:
    void SetUp() override { ASSERT_TRUE(database.start()); }

    static std::vector<StoredRow> rows(int first, int last) {
        std::vector<StoredRow> rows;
        for (int number = first; number <= last; ++number) {
            EventRow row = rowOf({std::chrono::microseconds(number * 10), Noted{"ő'\\ "}, ""},
                                 {number - 1, "r"});
            row.hash = "hash" + std::to_string(number);
            rows.push_back({"7", "r", row});
        }
        return rows;
    }

    Database database;
};

TEST_F(ClubDatabase, KeepsEachRowOnceAndAsItWas) {
    auto store = ClubStore::open(database.address());
    ASSERT_TRUE(store) << english(store.error().message);
    ASSERT_TRUE(store->begin("7", {"r", {{"game", "triremes"}}}));
    ASSERT_TRUE(store->add(rows(1, 5)));
    ASSERT_TRUE(store->add(rows(3, 8)));
    const auto kept = store->rows("7", "r", 0, 100);
    ASSERT_TRUE(kept) << english(kept.error().message);
    ASSERT_EQ(kept->size(), 8U);
    EXPECT_EQ(kept->at(4).payload, rows(5, 5)[0].row.payload);
    EXPECT_EQ(kept->at(4).timeUs, 50);
    const auto head = store->begin("7", {"r", {}});
    ASSERT_TRUE(head);
    EXPECT_EQ(*head, (Head{8, "hash8"}));
}

TEST_F(ClubDatabase, TakesAllRowsOfACallOrNone) {
    auto store = ClubStore::open(database.address());
    ASSERT_TRUE(store);
    ASSERT_TRUE(store->begin("7", {"r", {}}));
    auto bad = rows(1, 5);
    bad.back().record = "unknown";
    EXPECT_FALSE(store->add(bad));
    EXPECT_EQ(database.ask("SELECT count(*) FROM event"), "0");
    EXPECT_TRUE(store->add(rows(1, 5)));
    EXPECT_EQ(database.ask("SELECT count(*) FROM event"), "5");
}

TEST_F(ClubDatabase, MigratesADatabaseThatHasData) {
    {
        auto old = ClubStore::open(database.address(), std::span(clubMigrations()).first(1));
        ASSERT_TRUE(old) << english(old.error().message);
        ASSERT_TRUE(old->begin("7", {"r", {}}));
        ASSERT_TRUE(old->add(rows(1, 5)));
    }
    { // the forms before the newest have tournaments, which no program writes any more
        const auto older =
            ClubStore::open(database.address(), std::span(clubMigrations()).first(5));
        ASSERT_TRUE(older) << english(older.error().message);
    }
    EXPECT_EQ(database.ask("INSERT INTO tournament (name, game, variant, place, arbiter, system, "
                           "planned_rounds, seats_at_table, win, draw, loss, pairing_bye, "
                           "tie_breaks) VALUES ('Cup', '', '', '', 'Ilona', 'round-robin', 0, 2, "
                           "1, 0.5, 0, 1, '[]')"),
              "INSERT 0 1");
    EXPECT_EQ(database.ask("INSERT INTO player VALUES (1, 1, 'Anna', 'Buda', '', 1800, '[]', 1, "
                           "NULL, '[]')"),
              "INSERT 0 1");
    auto store = ClubStore::open(database.address());
    ASSERT_TRUE(store) << english(store.error().message);
    EXPECT_EQ(database.ask("SELECT count(*), max(hash) FROM event"), "5|hash5");
    EXPECT_TRUE(store->addRuling({"7", {"a", "r", "Ilona", "stands", "a sleeve"}, 3, 0}));
    EXPECT_EQ(database.ask("SELECT count(*) FROM migration"),
              std::to_string(clubMigrations().size()));
    TournamentStore tournaments = store->tournaments();
    const auto loaded = tournaments.load();
    ASSERT_TRUE(loaded) << english(loaded.error().message);
    ASSERT_TRUE(*loaded);
    tournament::Tournament cup;
    cup.name = "Cup";
    cup.arbiter = "Ilona";
    cup.players = {{1, "Anna", "Buda", "", 1800}};
    EXPECT_EQ((*loaded)->tournament, cup);
}

TEST_F(ClubDatabase, IsAsItWasWhereAMigrationFails) {
    {
        auto old = ClubStore::open(database.address());
        ASSERT_TRUE(old);
        ASSERT_TRUE(old->begin("7", {"r", {}}));
        ASSERT_TRUE(old->add(rows(1, 5)));
    }
    std::vector<Migration> broken = clubMigrations();
    broken.push_back(
        {int(broken.size()) + 1, "broken", "DROP TABLE ruling;\nCREATE TABLE event ()"});
    const auto refused = ClubStore::open(database.address(), broken);
    ASSERT_FALSE(refused);
    EXPECT_EQ(english(refused.error().message),
              "the club's database refuses: ERROR:  relation \"event\" already exists");
    EXPECT_EQ(database.ask("SELECT count(*) FROM ruling"), "0");
    EXPECT_TRUE(ClubStore::open(database.address()));
}

TEST_F(ClubDatabase, IsMadeOnceByAllWhoBeginAtTheSameTime) {
    std::atomic<int> opened = 0;
    std::vector<std::jthread> all;
    for (int i = 0; i < 8; ++i) {
        all.emplace_back([&] { opened += ClubStore::open(database.address()) ? 1 : 0; });
    }
    all.clear();
    EXPECT_EQ(opened, 8);
}

TEST_F(ClubDatabase, OfANewerUmpireIsRefused) {
    ASSERT_TRUE(ClubStore::open(database.address()));
    ASSERT_EQ(database.ask("INSERT INTO migration VALUES (99, 'future')"), "INSERT 0 1");
    const auto refused = ClubStore::open(database.address());
    ASSERT_FALSE(refused);
    EXPECT_EQ(english(refused.error().message),
              "the club's database has form 99, this program knows up to " +
                  std::to_string(clubMigrations().size()) + "; take a newer umpire");
}

TEST_F(ClubDatabase, SaysWhatIsWrongWithAnAddress) {
    for (const std::string address : {"", "mysql://x/y", "postgresql:///", "postgresql://h h/x"}) {
        const auto refused = ClubStore::open(address);
        ASSERT_FALSE(refused) << address;
        EXPECT_EQ(refused.error().status, ExitStatus::WrongUsage) << address;
    }
    const auto nobody = ClubStore::open("postgresql:///club?host=/nonexistent");
    ASSERT_FALSE(nobody);
    EXPECT_EQ(nobody.error().status, ExitStatus::CannotWrite);
}

} // namespace
} // namespace umpire::testing
