#pragma once

#include <algorithm>
#include <chrono>
#include <deque>
#include <utility>

namespace umpire {

/// Shows a value to others only after a delay. Stores one value each second, or fewer if the delay
/// is longer than kMostKept seconds, so that its memory is limited.
template <typename Value>
class Delayed {
public:
    using Clock = std::chrono::steady_clock;
    static constexpr int kMostKept = 240;

    explicit Delayed(std::chrono::seconds delay) : delay_(delay) {}

    [[nodiscard]] std::chrono::seconds delay() const { return delay_; }
    /// Returns the minimum time between two values that are stored.
    [[nodiscard]] Clock::duration between() const {
        return std::max<Clock::duration>(std::chrono::seconds(1),
                                         Clock::duration(delay_) / kMostKept);
    }
    /// Tells whether `put` would store a value that arrives at the time `now`.
    [[nodiscard]] bool isDue(Clock::time_point now) const {
        return delay_.count() == 0 || kept_.empty() || now - kept_.back().since >= between();
    }
    /// Stores the newest value with the time `now`, unless the last stored value is too recent.
    /// Removes values that are no longer needed. Must be called repeatedly.
    void put(Value value, Clock::time_point now) {
        if (isDue(now)) {
            kept_.push_back({now, std::move(value)});
        }
        while (kept_.size() > 1 && now - kept_[1].since >= delay_) {
            kept_.pop_front();
        }
    }
    /// Returns the newest value whose delay has passed; null if no value is old enough.
    [[nodiscard]] const Value* at(Clock::time_point now) const {
        const Value* newest = nullptr;
        for (const Kept& each : kept_) {
            if (now - each.since >= delay_) {
                newest = &each.value;
            }
        }
        return newest;
    }
    /// Returns the newest stored value without regard to the delay; null if nothing is stored.
    [[nodiscard]] const Value* newest() const {
        return kept_.empty() ? nullptr : &kept_.back().value;
    }

private:
    struct Kept {
        Clock::time_point since;
        Value value;
    };
    std::chrono::seconds delay_;
    std::deque<Kept> kept_; ///< oldest value first
};

} // namespace umpire
