#pragma once

#include <chrono>
#include <thread>

namespace umpire::testing {

/// Polls until the condition is true; returns false after that many seconds.
template <typename Condition>
bool comesTrue(const Condition& condition, int seconds = 60) {
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(seconds);
    while (!condition()) {
        if (std::chrono::steady_clock::now() > end) {
            return false;
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    return true;
}

} // namespace umpire::testing
