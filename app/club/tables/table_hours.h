#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <string>

namespace umpire {

/// What one table adds to the club's database.
struct TableAmount {
    std::int64_t records = 0;
    std::int64_t events = 0;
    std::int64_t bytes = 0; ///< of settings and events
    std::int64_t faults = 0;
};

/// A table that goes wrong fills no disk: what a table may add in an hour has a bound. Nothing is
/// lost by that, since the table has its journal and tells the rest in the next hour.
class TableHours {
public:
    using Clock = std::chrono::steady_clock;

    /// An evening with games one after the other has a tenth of each.
    static constexpr TableAmount kMost{100, 50'000, 64 << 20, 100};

    /// False, and nothing is counted, where it is too much for the table's hour.
    bool take(const std::string& table, const TableAmount& more,
              Clock::time_point now = Clock::now());

private:
    struct Hour {
        Clock::time_point began;
        TableAmount taken;
    };
    std::map<std::string, Hour> hours_;
};

} // namespace umpire
