#pragma once

#include "app/club/tables/club_messages.h"
#include "app/club/calls/open_calls.h"

#include <chrono>
#include <deque>
#include <map>
#include <nlohmann/json_fwd.hpp>

/// The server's knowledge of all tables, without network or database.
namespace umpire {

/// A table, as shown to the arbiter.
struct HallTable {
    std::uint64_t version = 0; ///< the hall's version at the last change of this table
    std::string record;        ///< id of the journal that the table is writing; empty if unknown
    SettingRows settings;
    /// The server's last row of each journal that the table reported, by the journal's id.
    std::map<std::string, Head> heads;
    std::string state; ///< public JSON of the game; empty if unknown
    /// Time of the last message of each referee program that uses this table's name and has not
    /// said goodbye, by its instance id. More than one referee is a fault.
    std::map<std::string, std::chrono::steady_clock::time_point> referees;
    std::chrono::steady_clock::time_point heard{}; ///< time of the last message from any referee
    /// true if the last referee said goodbye; false if the broker reported the loss
    bool saidGoodbye = false;
    /// the table's clock minus the server's, in microseconds, at the last message
    std::int64_t clockOffUs = 0;
    OpenCalls calls;
    std::deque<std::string> faults; ///< faults in the table's messages, newest last
};

/// The server's verdict on a row that a table sent.
enum class RowVerdict {
    Next,     ///< the row continues the record, and its hash is right
    Repeated, ///< the server already has the row
    Early,    ///< earlier rows are missing, and the table must send them again
    Changed,  ///< the server has another row with this number, or the hash is wrong
    Stranger, ///< the table never reported this journal
};

class ClubHall {
public:
    using Clock = std::chrono::steady_clock;

    /// Begins a journal of which the server has all rows up to `head`. `rows` are searched for open
    /// calls. A live journal becomes the journal that the table is writing.
    void begin(const std::string& table, const RecordMessage& record, const Head& head,
               const std::vector<EventRow>& rows);
    /// Returns the verdict on a row without adding the row.
    [[nodiscard]] RowVerdict judge(const std::string& table, const RowMessage& message) const;
    /// Adds a row that is now stored.
    void add(const std::string& table, const std::string& record, const EventRow& row);
    void show(const std::string& table, std::string state);
    /// Notes a table's sign of life. `nowUs`: the server's time, in microseconds since 1970.
    void note(const std::string& table, const HealthMessage& health, std::int64_t nowUs,
              Clock::time_point now = Clock::now());
    void hear(const std::string& table, Clock::time_point now = Clock::now());
    /// Stores a fault unless it equals the newest fault. Returns true if the fault was stored.
    bool addFault(const std::string& table, const std::string& what);
    void answer(const std::string& table, std::int64_t number);

    [[nodiscard]] const std::map<std::string, HallTable, std::less<>>& tables() const {
        return tables_;
    }
    /// Returns a number that increases with each change.
    [[nodiscard]] std::uint64_t version() const { return version_; }

private:
    HallTable& changed(const std::string& table);

    std::uint64_t version_ = 0;
    std::map<std::string, HallTable, std::less<>> tables_;
};

/// A connected table that sends no message for longer than this counts as stuck.
inline constexpr std::chrono::seconds kLongestSilence{30};
/// Maximum deviation of a table's clock from the server's, in microseconds. Above it, the arbiter
/// is warned.
inline constexpr std::int64_t kMostClockOffUs = 120'000'000;

/// Returns {"schema": "umpire.hall/1", "version": 12, "tables": […]} with the tables that changed
/// after version `after`. `now` is the time from which a table's silence is measured.
nlohmann::ordered_json hallJson(const ClubHall& hall, std::uint64_t after = 0,
                                ClubHall::Clock::time_point now = ClubHall::Clock::now());

} // namespace umpire
