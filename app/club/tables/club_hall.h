#pragma once

#include "app/club/tables/club_messages.h"
#include "app/club/tables/open_calls.h"

#include <chrono>
#include <deque>
#include <map>
#include <nlohmann/json_fwd.hpp>

/// What the server knows of all tables. It has no network and no database.
namespace umpire {

/// A table as the arbiter is shown it.
struct HallTable {
    std::uint64_t version = 0; ///< of the hall, when anything here last changed
    std::string record;        ///< the journal that it writes now; empty: it has not told
    SettingRows settings;
    /// Up to where the server has each journal that the table told, by its id.
    std::map<std::string, Head> heads;
    std::string state; ///< what everybody may know of the game, as JSON; empty: it has not told
    /// The referees that call themselves so and did not say goodbye, and when they last said
    /// anything. More than one is a fault.
    std::map<std::string, std::chrono::steady_clock::time_point> referees;
    std::chrono::steady_clock::time_point heard{}; ///< when any of them last said anything
    bool saidGoodbye = false;    ///< the last referee; else the broker said that it is gone
    std::int64_t clockOffUs = 0; ///< its clock less the server's, when it last told
    OpenCalls calls;
    std::deque<std::string> faults; ///< the newest last
};

/// What is to be done with a row.
enum class RowVerdict {
    Next,     ///< it goes on where the record ends, and its hash is right
    Repeated, ///< it is here already
    Early,    ///< rows before it are missing: the table is told from where to send again
    Changed,  ///< another row has its place, or its hash is not right
    Stranger, ///< of a journal that the table has not told
};

class ClubHall {
public:
    using Clock = std::chrono::steady_clock;

    /// The server has that journal up to there, with these rows. Where it is a live one the table
    /// writes it now.
    void begin(const std::string& table, const RecordMessage& record, const Head& head,
               const std::vector<EventRow>& rows);
    /// Does not change anything.
    [[nodiscard]] RowVerdict judge(const std::string& table, const RowMessage& message) const;
    /// The row is kept.
    void add(const std::string& table, const std::string& record, const EventRow& row);
    void show(const std::string& table, std::string state);
    /// `nowUs`: of the server, since 1970.
    void note(const std::string& table, const HealthMessage& health, std::int64_t nowUs,
              Clock::time_point now = Clock::now());
    void hear(const std::string& table, Clock::time_point now = Clock::now());
    /// Kept once while it is the newest. True where it is new.
    bool addFault(const std::string& table, const std::string& what);
    void answer(const std::string& table, std::int64_t number);

    [[nodiscard]] const std::map<std::string, HallTable, std::less<>>& tables() const {
        return tables_;
    }
    /// Grows with each change.
    [[nodiscard]] std::uint64_t version() const { return version_; }

private:
    HallTable& changed(const std::string& table);

    std::uint64_t version_ = 0;
    std::map<std::string, HallTable, std::less<>> tables_;
};

/// A table that says nothing for so long, though it says that it is there, is stuck.
inline constexpr std::chrono::seconds kLongestSilence{30};
/// A table's clock may be so far off before the arbiter is told.
inline constexpr std::int64_t kMostClockOffUs = 120'000'000;

/// {"schema": "umpire.hall/1", "version": 12, "tables": […]}: the tables that changed after that
/// version. How long a table was silent is as it is `now`.
nlohmann::ordered_json hallJson(const ClubHall& hall, std::uint64_t after = 0,
                                ClubHall::Clock::time_point now = ClubHall::Clock::now());

} // namespace umpire
