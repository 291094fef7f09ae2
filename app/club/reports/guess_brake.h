#pragma once

#include <chrono>
#include <deque>
#include <string>

namespace umpire::reports {

/// Limits how often wrong codes may be tried (docs/security.md computes how likely a guess is to
/// succeed), and how many of these tries are stored.
class GuessBrake {
public:
    using Clock = std::chrono::steady_clock;
    static constexpr std::chrono::minutes kWindow{10};
    /// maximum number of wrong codes from one address in the window
    static constexpr int kMostOfAddress = 5;
    /// maximum number of wrong codes from all addresses in the window
    static constexpr int kMostOfAll = 100;

    /// Tells whether the address may try a code. If not, even a right code is refused.
    [[nodiscard]] bool mayTry(const std::string& address, Clock::time_point now);
    void noteWrong(const std::string& address, Clock::time_point now);
    /// Tells whether nobody may try a code now.
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
