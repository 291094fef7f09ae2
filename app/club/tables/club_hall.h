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
    std::string record;        ///< the journal being written; empty: unknown
    SettingRows settings;
    /// The server's last row of each journal that the table reported, by the journal's id.
    std::map<std::string, Head> heads;
    std::string state; ///< public JSON of the game; empty: unknown
    /// For each referee under this name that did not say goodbye, the time of its last message.
    /// More than one referee is a fault.
    std::map<std::string, std::chrono::steady_clock::time_point> referees;
    std::chrono::steady_clock::time_point heard{}; ///< time of the last message from any referee
    /// true if the last referee said goodbye; false if the broker reported the loss
    bool saidGoodbye = false;
    std::int64_t clockOffUs = 0; ///< the table's clock minus the server's, at the last message
    OpenCalls calls;
    std::deque<std::string> faults; ///< newest last
};

/// How to handle a row.
enum class RowVerdict {
    Next,     ///< the row continues the record, and its hash is right
    Repeated, ///< the server already has the row
    Early,    ///< earlier rows are missing: the table must resend from there
    Changed,  ///< the server has another row with this number, or the hash is wrong
    Stranger, ///< the table never reported this journal
};

class ClubHall {
public:
    using Clock = std::chrono::steady_clock;

    /// Sets a journal's last row on the server and its rows. A live journal becomes the journal
    /// that the table is writing.
    void begin(const std::string& table, const RecordMessage& record, const Head& head,
               const std::vector<EventRow>& rows);
    /// Returns the verdict on a row without adding the row.
    [[nodiscard]] RowVerdict judge(const std::string& table, const RowMessage& message) const;
    /// Adds a row that is now stored.
    void add(const std::string& table, const std::string& record, const EventRow& row);
    void show(const std::string& table, std::string state);
    /// `nowUs`: the server's time since 1970.
    void note(const std::string& table, const HealthMessage& health, std::int64_t nowUs,
              Clock::time_point now = Clock::now());
    void hear(const std::string& table, Clock::time_point now = Clock::now());
    /// Stores a fault unless it equals the newest fault. Returns true if the fault was stored.
    bool addFault(const std::string& table, const std::string& what);
    void answer(const std::string& table, std::int64_t number);

    [[nodiscard]] const std::map<std::string, HallTable, std::less<>>& tables() const {
        return tables_;
    }
    /// Increases with each change.
    [[nodiscard]] std::uint64_t version() const { return version_; }

private:
    HallTable& changed(const std::string& table);

    std::uint64_t version_ = 0;
    std::map<std::string, HallTable, std::less<>> tables_;
};

/// A connected table that sends no message for longer than this counts as stuck.
inline constexpr std::chrono::seconds kLongestSilence{30};
/// Deviation of a table's clock from which the arbiter is warned.
inline constexpr std::int64_t kMostClockOffUs = 120'000'000;

/// Returns {"schema": "umpire.hall/1", "version": 12, "tables": […]}: the tables that changed after
/// that version. Silences are measured at `now`.
nlohmann::ordered_json hallJson(const ClubHall& hall, std::uint64_t after = 0,
                                ClubHall::Clock::time_point now = ClubHall::Clock::now());

} // namespace umpire
