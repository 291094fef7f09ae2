#pragma once

#include <chrono>
#include <deque>
#include <string>

namespace umpire::reports {

/// Bounds how often wrong codes are tried (docs/security.md has the arithmetic), and its own
/// memory.
class GuessBrake {
public:
    using Clock = std::chrono::steady_clock;
    static constexpr std::chrono::minutes kWindow{10};
    static constexpr int kMostOfAddress = 5; ///< wrong codes in the window
    static constexpr int kMostOfAll = 100;   ///< the same, from all addresses

    /// Where it may not, a right code is not taken either.
    [[nodiscard]] bool mayTry(const std::string& address, Clock::time_point now);
    void noteWrong(const std::string& address, Clock::time_point now);
    /// Nobody may try now.
    [[nodiscard]] bool isClosed(Clock::time_point now);

private:
    struct Wrong {
        std::string address;
        Clock::time_point at;
    };
    void forget(Clock::time_point now);

    std::deque<Wrong> wrong_; ///< wrong codes within the time window, oldest first
};

} // namespace umpire::reports
