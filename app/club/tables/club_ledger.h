#pragma once

#include "app/club/tables/club_hall.h"
#include "app/club/tables/club_world.h"
#include "app/club/tables/picture_wants.h"
#include "app/club/tables/table_hours.h"

#include <functional>
#include <optional>
#include <set>

namespace umpire {

/// Stores the tables' messages in the database, each event once, and in the hall for the pages.
/// Rows are confirmed to a table only after the database has them. If the database is lost, nothing
/// is buffered: the tables resend unconfirmed rows. Must stay in the thread that opened it.
class ClubLedger {
public:
    ClubLedger(std::string database, std::function<void(const MqttMessage&)> publish,
               ClubWorld world = {}, ClockMessage clock = {})
        : database_(std::move(database)), publish_(std::move(publish)), world_(std::move(world)),
          clock_(std::move(clock)) {}

    /// Opens the database, and reads its records and open rulings. Error: that of the store.
    Expected<void> open();
    [[nodiscard]] bool isOpen() const { return store_ != nullptr; }
    /// Tells whether the database stores new data. A database with a full disk is open but stores
    /// nothing. The result becomes true again when the database accepts events.
    [[nodiscard]] bool keeps() const { return isOpen() && !refusesRows_; }
    /// Returns why the database was lost since the last call; none if it was not lost.
    std::optional<Failure> loss() { return std::exchange(loss_, std::nullopt); }

    void take(const MqttMessage& message);
    /// Writes the collected rows and confirms them to the tables.
    void flush();
    /// Stores the ruling, and sends it until the table has it in its journal. Errors: CannotWrite
    /// if the database rejects it, CannotRead if no such table has that journal.
    Expected<void> keep(const StoredRuling& ruling);

    /// See ClubKeeper::tellStore.
    Expected<void> tell(const std::function<Expected<void>(ClubStore&)>& work);
    /// See ClubKeeper::evidence and ClubKeeper::askEvidence.
    Expected<std::optional<std::string>> evidence(const std::string& hash);
    Expected<void> askEvidence(const std::string& table, const std::string& hash);

    [[nodiscard]] const ClubHall& hall() const { return hall_; }
    /// Number of events written since this object was created.
    [[nodiscard]] std::uint64_t written() const { return written_; }

private:
    static Message noDatabase() { return message("the club's database does not answer"); }

    Expected<void> goOn();
    Expected<void> show(const std::string& table, const RecordMessage& record, const Head& head);
    template <typename T, typename Then>
    void read(const std::string& table, const FromJson<T>& message, const Then& then);
    void begin(const std::string& table, const RecordMessage& record);
    void take(const std::string& table, const RowMessage& message);
    void note(const std::string& table, const HealthMessage& health);
    void take(const std::string& table, const PictureMessage& picture);
    void fault(const std::string& table, std::string what);
    bool hasRoomFor(const std::string& table, const RecordMessage& record);
    bool hasRoomFor(const std::string& table, const EventRow& row);
    Expected<void> addEach();
    void enterEndings();
    void tellRulings(const std::string& table);
    void enterRuling(const std::string& table, const EventRow& row);
    void lose(const Failure& failure);

    std::string database_;
    std::function<void(const MqttMessage&)> publish_;
    ClubWorld world_;
    ClockMessage clock_; ///< clock for the new games of all tables
    std::unique_ptr<RecordStore> store_;
    std::optional<Failure> loss_;
    ClubHall hall_;
    TableHours hours_;
    /// the newest journal of each table that could not begin yet
    std::map<std::string, RecordMessage> waiting_;
    std::vector<StoredRow> batch_;
    std::vector<StoredRuling> openRulings_;
    PictureWants wants_;
    /// tables and records whose rows must be confirmed
    std::set<std::pair<std::string, std::string>> touched_;
    /// Tables and records in which a game ended, or was reopened.
    std::set<std::pair<std::string, std::string>> endings_;
    std::uint64_t written_ = 0;
    bool refusesRows_ = false; ///< true if the database refused the last rows
};

} // namespace umpire
