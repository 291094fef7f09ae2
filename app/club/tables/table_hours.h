#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <string>

namespace umpire {

/// The amount of data that a table adds to the club's database.
struct TableAmount {
    std::int64_t records = 0;
    std::int64_t events = 0;
    std::int64_t bytes = 0; ///< size of settings and events, in bytes
    std::int64_t faults = 0;
};

/// Limits what a table may add per hour, so that a faulty table cannot fill a disk. Nothing is
/// lost, because the table has its journal and sends the rest in the next hour.
class TableHours {
public:
    using Clock = std::chrono::steady_clock;

    /// Maximum amounts per table and hour. An evening of successive games needs a tenth of them.
    static constexpr TableAmount kMost{100, 50'000, 64 << 20, 100};

    /// Returns false and counts nothing if the amount would exceed the table's hour.
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
