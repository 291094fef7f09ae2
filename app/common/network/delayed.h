#pragma once

#include <algorithm>
#include <chrono>
#include <deque>
#include <utility>

namespace umpire {

/// What others are shown, as it was so long ago. One value a second is kept, fewer where the delay
/// is longer than kMostKept seconds, so that the memory has a bound.
template <typename Value>
class Delayed {
public:
    using Clock = std::chrono::steady_clock;
    static constexpr int kMostKept = 240;

    explicit Delayed(std::chrono::seconds delay) : delay_(delay) {}

    [[nodiscard]] std::chrono::seconds delay() const { return delay_; }
    /// The longest time between two values that are kept.
    [[nodiscard]] Clock::duration between() const {
        return std::max<Clock::duration>(std::chrono::seconds(1),
                                         Clock::duration(delay_) / kMostKept);
    }
    /// Is a value kept that comes now?
    [[nodiscard]] bool isDue(Clock::time_point now) const {
        return delay_.count() == 0 || kept_.empty() || now - kept_.back().since >= between();
    }
    /// Said again and again with the newest value; all of that value was so before `now`. It is
    /// left out where none is due.
    void put(Value value, Clock::time_point now) {
        if (isDue(now)) {
            kept_.push_back({now, std::move(value)});
        }
        while (kept_.size() > 1 && now - kept_[1].since >= delay_) {
            kept_.pop_front();
        }
    }
    /// The newest that is old enough; null: there is none.
    [[nodiscard]] const Value* at(Clock::time_point now) const {
        const Value* newest = nullptr;
        for (const Kept& each : kept_) {
            if (now - each.since >= delay_) {
                newest = &each.value;
            }
        }
        return newest;
    }
    /// Of any age; null: there is none.
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
