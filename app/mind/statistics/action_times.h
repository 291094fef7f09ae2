#pragma once

#include "app/record/journal/recorded_event.h"

#include <algorithm>
#include <chrono>
#include <optional>

namespace umpire {

/// Measures the duration of each action: the time since the action before it, without pauses.
class ActionTimes {
public:
    /// Takes the next event. Returns the duration of an action, in seconds; none if the event is no
    /// action.
    std::optional<double> pass(const RecordedEvent& event) {
        if (std::holds_alternative<Paused>(event.happening)) {
            pausedAt_ = isPaused_ ? pausedAt_ : event.time;
            isPaused_ = true;
        } else if (std::holds_alternative<Resumed>(event.happening) && isPaused_) {
            before_ += event.time - pausedAt_;
            isPaused_ = false;
        } else if (std::holds_alternative<GameStarted>(event.happening)) {
            before_ = event.time;
        } else if (actionIn(event.happening)) {
            const std::chrono::duration<double> spent = event.time - before_;
            before_ = event.time;
            return std::max(0.0, spent.count());
        }
        return std::nullopt;
    }

private:
    std::chrono::microseconds before_{0};
    std::chrono::microseconds pausedAt_{0};
    bool isPaused_ = false;
};

} // namespace umpire
