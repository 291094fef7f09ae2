#include "app/feed/thinking_clock.h"

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

} // namespace umpire
