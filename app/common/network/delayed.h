#pragma once

#include <algorithm>
#include <chrono>
#include <deque>
#include <utility>

namespace umpire {

/// Shows a value to others after a delay. It keeps one value a second, or fewer if the delay is
/// longer than kMostKept seconds, so its memory is limited.
template <typename Value>
class Delayed {
public:
    using Clock = std::chrono::steady_clock;
    static constexpr int kMostKept = 240;

    explicit Delayed(std::chrono::seconds delay) : delay_(delay) {}

    [[nodiscard]] std::chrono::seconds delay() const { return delay_; }
    /// Returns the longest time between two values that are kept.
    [[nodiscard]] Clock::duration between() const {
        return std::max<Clock::duration>(std::chrono::seconds(1),
                                         Clock::duration(delay_) / kMostKept);
    }
    /// Tells whether a value that arrives now would be kept.
    [[nodiscard]] bool isDue(Clock::time_point now) const {
        return delay_.count() == 0 || kept_.empty() || now - kept_.back().since >= between();
    }
    /// Takes the newest value, which was true before `now`. Must be called repeatedly. Ignores the
    /// value if no value is due.
    void put(Value value, Clock::time_point now) {
        if (isDue(now)) {
            kept_.push_back({now, std::move(value)});
        }
        while (kept_.size() > 1 && now - kept_[1].since >= delay_) {
            kept_.pop_front();
        }
    }
    /// Returns the newest value that is old enough; null if there is none.
    [[nodiscard]] const Value* at(Clock::time_point now) const {
        const Value* newest = nullptr;
        for (const Kept& each : kept_) {
            if (now - each.since >= delay_) {
                newest = &each.value;
            }
        }
        return newest;
    }
    /// Returns the newest value of any age; null if there is none.
    [[nodiscard]] const Value* newest() const {
        return kept_.empty() ? nullptr : &kept_.back().value;
    }

private:
    struct Kept {
        Clock::time_point since;
        Value value;
    };
    std::chrono::seconds delay_;
    std::deque<Kept> kept_; ///< the oldest first
};

} // namespace umpire
