#pragma once

#include <chrono>
#include <deque>
#include <set>
#include <string>

namespace umpire::reports {

/// Bounds how often wrong codes are tried (docs/security.md has the arithmetic). Only tables that
/// there are may be noted: then the memory has a bound too.
class GuessBrake {
public:
    using Clock = std::chrono::steady_clock;
    static constexpr std::chrono::minutes kWindow{10};
    static constexpr int kMostOfAddress = 5; ///< wrong codes in the window, at all tables
    static constexpr int kMostAtTable = 10;  ///< the same, from all addresses

    /// Where it may not, a right code is not taken either.
    [[nodiscard]] bool mayTry(const std::string& address, int table, Clock::time_point now);
    void noteWrong(const std::string& address, int table, Clock::time_point now);
    /// Tables where nobody may try now.
    [[nodiscard]] std::set<int> closedTables(Clock::time_point now);

private:
    struct Wrong {
        std::string address;
        int table = 0;
        Clock::time_point at;
    };
    void forget(Clock::time_point now);

    std::deque<Wrong> wrong_; ///< in the window, the oldest first
};

} // namespace umpire::reports
