#pragma once

#include "app/common/network/delayed.h"

#include <map>
#include <nlohmann/json_fwd.hpp>
#include <string>

namespace umpire {

class ClubHall;

/// What everybody may know of the tables, as it was some time ago, so that nobody at a table learns
/// from the wall what another saw.
class WallDelay {
public:
    using Clock = Delayed<std::string>::Clock;

    explicit WallDelay(std::chrono::seconds delay) : delay_(delay) {}

    /// Said again and again with the newest.
    void put(const std::string& table, const std::string& state, Clock::time_point now);
    /// Of each table.
    void put(const ClubHall& hall, Clock::time_point now);
    /// The newest that is old enough; empty: there is none.
    [[nodiscard]] std::string at(const std::string& table, Clock::time_point now) const;
    /// {"schema": "umpire.games/1", …}: of each table of the hall what is old enough.
    [[nodiscard]] nlohmann::ordered_json games(const ClubHall& hall, Clock::time_point now) const;

private:
    std::chrono::seconds delay_;
    std::map<std::string, Delayed<std::string>, std::less<>> kept_; ///< by table
};

} // namespace umpire
