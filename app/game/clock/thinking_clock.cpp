#include "app/game/clock/thinking_clock.h"

#include <algorithm>
#include <array>
#include <concepts>

namespace umpire {
namespace {

using std::chrono::microseconds;

/// Adds a time, which may be negative, for the players who have to act.
void add(ThinkingClock& clock, microseconds time) {
    clock.turn += time;
    for (const std::string& each : clock.thinking) {
        clock.totals[each] += time;
        if (const auto side = clock.sides.find(each); side != clock.sides.end()) {
            side->second.turn += time;
        }
    }
}

/// Tells whether the umpire cannot see the pieces of the table in this state.
bool isBlind(TableState state) {
    constexpr std::array kBlind{TableState::Waiting, TableState::Moved, TableState::TooDark,
                                TableState::Glare, TableState::CameraLost};
    return std::ranges::count(kBlind, state) > 0;
}

/// Tells whether the event ends an open question, by an answer or in another way.
bool answers(const Event& event) {
    return std::visit(
        []<typename One>(const One&) {
            return requires(One one) {
                one.position;
            }
            || std::same_as<One, Unfinished> || std::same_as<One, IllegalSeen> ||
                std::same_as<One, Desynchronised> || std::same_as<One, Synchronised>;
        },
        event);
}

/// Tells whether the event continues a game from its journal. The clock then waits until the table
/// is at rest.
bool isOpenedAgain(const Event& event) {
    const auto* resumed = std::get_if<Resumed>(&event);
    return resumed != nullptr && resumed->because == openedAgain();
}

} // namespace

microseconds SideClock::left() const {
    return before - std::max(turn - allowed.delay, microseconds(0));
}

void advance(ThinkingClock& clock, microseconds to) {
    const auto passed = std::max(to - clock.counted, microseconds(0));
    clock.counted = to;
    if (clock.runs()) {
        add(clock, passed);
    }
}

microseconds rewind(ThinkingClock& clock, microseconds to) {
    if (clock.stands()) {
        return microseconds(0);
    }
    auto late = std::max(clock.counted - std::max(to, clock.since), microseconds(0));
    if (!clock.thinking.empty()) {
        late = std::min(late, clock.turn);
        add(clock, -late);
    }
    return late;
}

void passTurn(ThinkingClock& clock, const std::vector<std::string>& toMove, Increment increment) {
    for (const std::string& each : toMove) {
        clock.totals.try_emplace(each);
    }
    for (auto& [player, side] : clock.sides) {
        const bool isActing = std::ranges::count(toMove, player) > 0;
        if (side.isOnTurn && !isActing && !toMove.empty()) {
            const bool isEarned = increment == Increment::Earned && !side.isPaid;
            side.before = side.left() + (isEarned ? side.allowed.increment : microseconds(0));
            side.turn = microseconds(0);
            side.isOnTurn = false;
            side.isPaid = false;
        }
        side.isPaid =
            side.isPaid || (increment == Increment::TakenBack && isActing && !side.isOnTurn);
        side.isOnTurn = side.isOnTurn || isActing;
    }
    if (clock.thinking != toMove) {
        clock.thinking = toMove;
        clock.turn = {};
    }
}

void note(ThinkingClock& clock, const Event& event, microseconds at) {
    advance(clock, at);
    const bool stood = clock.stands();
    const auto* changed = std::get_if<StateChanged>(&event);
    const auto* asked = std::get_if<Asked>(&event);
    if (asked != nullptr && clock.isLimited() && asked->rested.count() > 0) {
        rewind(clock, asked->rested);
    }
    clock.hasBegun = (clock.hasBegun && !isOpenedAgain(event)) ||
                     std::holds_alternative<Called>(event) ||
                     (changed != nullptr && changed->state == TableState::Still);
    clock.isPaused = std::holds_alternative<Paused>(event) ||
                     (clock.isPaused && !std::holds_alternative<Resumed>(event));
    clock.isOver = std::holds_alternative<GameOver>(event) ||
                   (clock.isOver && !std::holds_alternative<Undone>(event));
    clock.isAsked = asked != nullptr || (clock.isAsked && !answers(event) && !isOpenedAgain(event));
    clock.isBlind = changed != nullptr ? isBlind(changed->state) : clock.isBlind;
    if (const auto* fell = std::get_if<FlagFell>(&event)) {
        if (const auto side = clock.sides.find(fell->player); side != clock.sides.end()) {
            side->second.hasFallen = true;
        }
    }
    if (stood && !clock.stands()) {
        clock.since = at;
    }
}

std::optional<FlagFell> fallenBy(ThinkingClock clock, microseconds moment) {
    if (!clock.runs()) {
        return std::nullopt;
    }
    add(clock, moment - clock.counted);
    std::optional<FlagFell> first;
    for (const std::string& each : clock.thinking) {
        const auto side = clock.sides.find(each);
        if (side == clock.sides.end() || side->second.hasFallen ||
            side->second.left().count() > 0) {
            continue;
        }
        const auto fell = moment + side->second.left();
        if (!first || fell < first->fell) {
            first = FlagFell{each, fell, clock.atZero};
        }
    }
    return first;
}

} // namespace umpire
