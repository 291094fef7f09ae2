#pragma once

#include "app/common/network/delayed.h"

#include <map>
#include <nlohmann/json_fwd.hpp>
#include <string>

namespace umpire {

class ClubHall;

/// Delays the public state of the tables, so that nobody at a table learns from the wall what
/// another player saw.
class WallDelay {
public:
    using Clock = Delayed<std::string>::Clock;

    explicit WallDelay(std::chrono::seconds delay) : delay_(delay) {}

    /// Takes the newest state of a table. Must be called repeatedly.
    void put(const std::string& table, const std::string& state, Clock::time_point now);
    /// Takes the state of each table.
    void put(const ClubHall& hall, Clock::time_point now);
    /// Returns a table's newest state that is old enough; empty if there is none.
    [[nodiscard]] std::string at(const std::string& table, Clock::time_point now) const;
    /// Returns {"schema": "umpire.games/1", …}: the delayed state of each table in the hall.
    [[nodiscard]] nlohmann::ordered_json games(const ClubHall& hall, Clock::time_point now) const;

private:
    std::chrono::seconds delay_;
    /// the recent states of each table
    std::map<std::string, Delayed<std::string>, std::less<>> kept_;
};

} // namespace umpire
