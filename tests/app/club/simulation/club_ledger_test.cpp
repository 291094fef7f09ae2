#include "app/club/tables/club_ledger.h"
#include "app/club/tables/club_seat.h"
#include "tests/app/club/simulation/simulated_database.h"
#include "tests/app/record/journal/recorded_playout.h"

#include <algorithm>
#include <gtest/gtest.h>

/// Tests the server's ledger over a failing database; each test is a fault that a simulated night
/// found.
namespace umpire::testing {
namespace {

using namespace std::chrono_literals;

/// A game with the rows of its journal.
struct Game {
    RecordMessage record;
    std::vector<EventRow> rows;

    Game(const std::string& started, const std::vector<Event>& events) {
        GameSettings settings = playoutSettings("murus-gallicus");
        settings.started = started;
        record.settings = rowsOf(settings);
        record.record = hashOf(record.settings);
        Head head{0, record.record};
        for (const Event& each : events) {
            rows.push_back(rowOf({{}, each, ""}, head));
            head = {rows.back().number, rows.back().hash};
        }
    }
};

class ClubLedger : public ::testing::Test {
protected:
    ClubLedger()
        : ledger(
              "", [this](const MqttMessage& said) { told.push_back(said); }, world()) {
        EXPECT_TRUE(ledger.open());
    }

    ClubWorld world() {
        ClubWorld simulated;
        simulated.now = [this] { return timeline.now(); };
        simulated.wallUs = [this] { return timeline.wallUs("club"); };
        simulated.store = [this](const std::string&) { return database.open(); };
        return simulated;
    }
    void tell(ClubTopic::What what, const std::string& text) {
        ledger.take({textOf(ClubTopic{"7", what}), text, false});
    }
    void begin(const Game& game) { tell(ClubTopic::What::Record, textOf(game.record)); }
    void send(const Game& game, std::size_t from = 0) {
        for (std::size_t i = from; i < game.rows.size(); ++i) {
            tell(ClubTopic::What::Row, textOf(RowMessage{game.record.record, game.rows[i]}));
        }
        ledger.flush();
    }
    [[nodiscard]] const HallTable& shown() const { return ledger.hall().tables().at("7"); }
    [[nodiscard]] std::size_t kept(const Game& game) {
        return database.records[{"7", game.record.record}].rows.size();
    }

    Timeline timeline;
    Chance chance{1};
    SimulatedDatabase database{timeline, chance, "club"};
    std::vector<MqttMessage> told;
    umpire::ClubLedger ledger;
    Game first{"one", {GameStarted{}, ArbiterCalled{}, ArbiterCalled{}}};
    Game second{"two", {GameStarted{}, ArbiterCalled{}, Noted{"x"}}};
};

TEST_F(ClubLedger, TakesAGameThatBeganWhileTheDatabaseWasGone) {
    database.fill(1s);
    begin(first); // this seat loses the database
    ASSERT_FALSE(ledger.isOpen());
    begin(second);
    timeline.run(2s);
    ASSERT_TRUE(ledger.open());
    send(second);
    EXPECT_EQ(kept(second), 3U);
    EXPECT_TRUE(database.faults.empty()) << database.faults.front().what;
}

TEST_F(ClubLedger, EntersARulingAlsoWhereThatWasRefusedOnce) {
    begin(first);
    send(first);
    ASSERT_TRUE(ledger.keep({"7", {"r1", first.record.record, "Ilona", "", "so"}, 0}));
    const Game ruled(
        "one", {GameStarted{}, ArbiterCalled{}, ArbiterCalled{}, Ruled{"Ilona", "", "so", "r1"}});
    database.fill(1s);
    send(ruled, 3);
    EXPECT_EQ(database.rulings.front().entered, 0);
    timeline.run(2s);
    ASSERT_TRUE(ledger.open());
    send(ruled, 3);
    EXPECT_EQ(kept(first), 4U);
    EXPECT_EQ(database.rulings.front().entered, 4);
}

TEST_F(ClubLedger, ShowsTheGameThatIsPlayedAlsoAfterTheClockWentBack) {
    begin(first);
    send(first);
    timeline.setWall("club", -48h);
    begin(second);
    send(second);
    ASSERT_EQ(shown().record, second.record.record);
    database.fill(1s);
    send(Game("two", {GameStarted{}, ArbiterCalled{}, Noted{"x"}, Noted{"y"}}), 3);
    ASSERT_FALSE(ledger.isOpen());
    timeline.run(2s);
    ASSERT_TRUE(ledger.open());
    EXPECT_EQ(shown().record, second.record.record);
    EXPECT_EQ(shown().calls.calls().size(), 1U);
}

TEST_F(ClubLedger, ARulingOnAnEarlierGameAnswersNoCallOfThisOne) {
    begin(first);
    send(first);
    begin(second);
    send(second);
    ASSERT_TRUE(ledger.keep({"7", {"r1", first.record.record, "Ilona", "", "so"}, 2}));
    EXPECT_EQ(shown().calls.calls().size(), 1U);
}

/// The program ended after it recorded a ruling and before it carried out the ruling's command.
TEST(ClubSeat, CarriesOutWhatARulingCommandedBeforeAllElse) {
    const Ruled ruled{"Ilona", "undo 1", "so", "r1"};
    const Resumed opened{message("the record was opened again")};
    const auto left = [](const std::vector<Event>& events) {
        return commandLeft(Game("one", events).rows);
    };
    EXPECT_EQ(left({GameStarted{}, ruled}), "undo 1");
    EXPECT_EQ(left({ruled, opened, Paused{message("as before")}, StateChanged{}}), "undo 1");
    EXPECT_EQ(left({ruled, Noted{"x"}, opened}), "");
    EXPECT_EQ(left({ruled, Paused{}}), "") << "which is what a ruling may command";
    EXPECT_EQ(left({GameStarted{}, opened}), "");
    EXPECT_EQ(left({Ruled{"Ilona", "", "so", "r1"}}), "");
}

} // namespace
} // namespace umpire::testing
