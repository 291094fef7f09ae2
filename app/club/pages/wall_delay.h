#pragma once

#include <chrono>
#include <cstdint>
#include <deque>
#include <map>
#include <nlohmann/json_fwd.hpp>
#include <string>

namespace umpire {

class ClubHall;

/// What everybody may know of the tables, as it was some time ago, so that nobody at a table learns
/// from the wall what another saw.
class WallDelay {
public:
    using Clock = std::chrono::steady_clock;

    explicit WallDelay(std::chrono::seconds delay) : delay_(delay) {}

    /// Said again and again with the newest. One state a second of each table is kept, and no more
    /// than are needed.
    void put(const std::string& table, const std::string& state, Clock::time_point now);
    /// Of each table.
    void put(const ClubHall& hall, Clock::time_point now);
    /// The newest that is old enough; empty: there is none.
    [[nodiscard]] std::string at(const std::string& table, Clock::time_point now) const;
    /// {"schema": "umpire.games/1", …}: of each table of the hall what is old enough.
    [[nodiscard]] nlohmann::ordered_json games(const ClubHall& hall, Clock::time_point now) const;

private:
    struct Kept {
        Clock::time_point since;
        std::string state;
    };
    std::chrono::seconds delay_;
    std::map<std::string, std::deque<Kept>, std::less<>> kept_;
};

} // namespace umpire
