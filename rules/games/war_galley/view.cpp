#include "rules/games/war_galley/rules.h"
#include "rules/table/message.h"

namespace umpire::war_galley {

std::optional<Outcome> outcomeOf(const State& state) {
    if (state.phase != Phase::Over) {
        return std::nullopt;
    }
    if (state.resigned) {
        return Outcome{playerOf(enemyOf(*state.resigned)),
                       message("%1 gives up", nameOf(*state.resigned)), "WG-40"};
    }
    if (state.offersDraw[0] && state.offersDraw[1]) {
        return Outcome{std::nullopt, message("both sides agree on a draw"), "WG-40"};
    }
    const bool bothLost = isLost(state, Side::A) && isLost(state, Side::B);
    if (bothLost) {
        return Outcome{std::nullopt, message("both last galleys sink together"), "WG-A19"};
    }
    const Side loser = isLost(state, Side::A) ? Side::A : Side::B;
    return Outcome{playerOf(enemyOf(loser)), message("%1's last galley sinks", nameOf(loser)),
                   "WG-40"};
}

View viewFor(const State& state, Side side) {
    View view{state};
    if (state.phase == Phase::Ordering) {
        for (VesselIndex vessel = 0; vessel < state.vessels.size(); ++vessel) {
            if (ownerOf(state, vessel) != side) {
                view.known.vessels[vessel].plan.reset();
            }
        }
    }
    return view;
}

std::optional<Event> eventFor(const Event& event, Side side) {
    return std::visit(
        [side](const auto& happened) -> std::optional<Event> {
            using Happened = std::decay_t<decltype(happened)>;
            if constexpr (std::same_as<Happened, OrdersLaid> ||
                          std::same_as<Happened, OrdersTakenUp>) {
                return happened.side == side ? std::optional<Event>(happened) : std::nullopt;
            } else {
                return happened;
            }
        },
        event);
}

std::vector<int> materialOf(const State& state) {
    std::vector<int> material(2);
    for (VesselIndex index = 0; index < state.vessels.size(); ++index) {
        const Rig& rig = state.vessels[index].rig;
        material[std::size_t(playerOf(ownerOf(state, index)).seat)] +=
            rig.port + rig.starboard + rig.masts;
    }
    return material;
}

} // namespace umpire::war_galley
