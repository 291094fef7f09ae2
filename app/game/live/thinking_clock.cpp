#include "app/game/live/thinking_clock.h"

#include <algorithm>

namespace umpire {

void advance(ThinkingClock& clock, std::chrono::microseconds to) {
    const auto passed = std::max(to - clock.counted, std::chrono::microseconds(0));
    clock.counted = to;
    if (!clock.runs()) {
        return;
    }
    clock.turn += passed;
    for (const std::string& each : clock.thinking) {
        clock.totals[each] += passed;
    }
}

void passTurn(ThinkingClock& clock, const std::vector<std::string>& toMove) {
    for (const std::string& each : toMove) {
        clock.totals.try_emplace(each);
    }
    if (clock.thinking != toMove) {
        clock.thinking = toMove;
        clock.turn = {};
    }
}

void note(ThinkingClock& clock, const Event& event, std::chrono::microseconds at) {
    advance(clock, at);
    const auto* changed = std::get_if<StateChanged>(&event);
    clock.hasBegun = clock.hasBegun || std::holds_alternative<Called>(event) ||
                     (changed != nullptr && changed->state == TableState::Still);
    clock.isPaused = std::holds_alternative<Paused>(event) ||
                     (clock.isPaused && !std::holds_alternative<Resumed>(event));
    clock.isOver = std::holds_alternative<GameOver>(event) ||
                   (clock.isOver && !std::holds_alternative<Undone>(event));
}

ThinkingClock clockAfter(const AnyPosition& start, const std::vector<RecordedEvent>& events) {
    ThinkingClock clock;
    for (const RecordedEvent& event : events) {
        note(clock, event.happening, event.time);
        if (const std::string* after = positionAfter(event.happening)) {
            const auto read = start.read(*after);
            const auto* position = std::get_if<SharedPosition>(&read);
            passTurn(clock,
                     position != nullptr ? namesToAct(**position) : std::vector<std::string>());
        }
    }
    clock.hasBegun = false;
    clock.isPaused = false;
    return clock;
}

} // namespace umpire
