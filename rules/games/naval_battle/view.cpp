#include "rules/games/naval_battle/rules.h"

namespace umpire::naval_battle {
namespace {

/// Removes from an event what only its own side may know. Returns none if nothing is left.
struct ForTheEnemy {
    std::optional<Event> operator()(const Placed&) const { return std::nullopt; }
    std::optional<Event> operator()(const TakenUp&) const { return std::nullopt; }
    std::optional<Event> operator()(PlaneStruck event) const {
        event.carrier.reset();
        return event;
    }
    std::optional<Event> operator()(Withdrawn event) const {
        event.kind = event.kind == kMine || event.kind == kPlane ? event.kind : kHidden;
        return event;
    }
    std::optional<Event> operator()(const ChanceLost& event) const {
        return event.openness == Openness::Open ? std::optional<Event>(event) : std::nullopt;
    }
    std::optional<Event> operator()(const SetUpDone& event) const { return event; }
    std::optional<Event> operator()(const FleetShown& event) const { return event; }
    std::optional<Event> operator()(const Moved& event) const { return event; }
    std::optional<Event> operator()(const Fought& event) const { return event; }
    std::optional<Event> operator()(const PlaneReturned& event) const { return event; }
    std::optional<Event> operator()(const BatteryRemoved& event) const { return event; }
    std::optional<Event> operator()(const MineSwept& event) const { return event; }
    std::optional<Event> operator()(const MineLaid& event) const { return event; }
    std::optional<Event> operator()(const Landed& event) const { return event; }
    std::optional<Event> operator()(const Passed& event) const { return event; }
    std::optional<Event> operator()(const Resigned& event) const { return event; }
    std::optional<Event> operator()(const DrawAgreed& event) const { return event; }
};

} // namespace

View viewFor(const State& state, Side side) {
    View view{state};
    const Side enemy = enemyOf(side);
    for (Token& token : view.known.tokens) {
        if (!token.isOf(enemy) || token.isKnown()) {
            continue;
        }
        if (state.phase == Phase::SetUp) {
            token = Token{};
        } else {
            token.kind = kHidden;
        }
    }
    if (state.phase == Phase::SetUp) {
        view.known.minesOff[indexOf(enemy)] = state.table().mines;
    }
    return view;
}

std::optional<Event> eventFor(const Event& event, Side side) {
    const Side owner = std::visit(
        [side](const auto& happened) {
            if constexpr (requires { happened.side; }) {
                return happened.side;
            } else {
                return side;
            }
        },
        event);
    return owner == side ? std::optional(event) : std::visit(ForTheEnemy{}, event);
}

} // namespace umpire::naval_battle
