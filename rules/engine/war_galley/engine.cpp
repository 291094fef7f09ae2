#include "rules/engine/war_galley/engine.h"

#include "rules/engine/tree_search.h"
#include "rules/engine/war_galley/plans.h"
#include "rules/engine/war_galley/play_out.h"
#include "rules/engine/war_galley/prospects.h"
#include "rules/games/war_galley/losses.h"

namespace umpire::war_galley {
namespace {

using Choices = std::vector<Choice<WarGalley>>;

std::optional<VesselIndex> withoutOrders(const State& state, Side side) {
    for (VesselIndex vessel = 0; vessel < state.vessels.size(); ++vessel) {
        if (ownerOf(state, vessel) == side && isAfloat(state, vessel) &&
            !state.vessels[vessel].plan) {
            return vessel;
        }
    }
    return std::nullopt;
}

/// Lists plans for the side's next galley without orders, with weights; with `lot`, only a few
/// random plans. Lists Ready if all galleys have orders.
Choices ordersFor(const State& state, Side side, Lot* lot) {
    const auto vessel = withoutOrders(state, side);
    if (!vessel) {
        return {{Action(Ready{side}), 1}};
    }
    Choices choices;
    for (const WeighedPlan& each :
         lot != nullptr ? somePlans(state, *vessel, *lot) : bestPlans(state, *vessel)) {
        choices.push_back({Action(LayOrders{*vessel, each.plan}), each.weight});
    }
    return choices;
}

/// Returns the weight of a choice of losses: the square of the worth that the galley keeps.
double weightOf(const State& state, const TakeLosses& losses) {
    State after = state;
    Rig& rig = after.vessels[losses.vessel].rig;
    rig = {rig.port - losses.lost.port, rig.starboard - losses.lost.starboard,
           rig.masts - losses.lost.masts};
    const double kept = worthOf(after, losses.vessel);
    return kept * kept;
}

double weightOf(const State& state, const RearrangeOars& oars) {
    const Rig& rig = state.vessels[oars.vessel].rig;
    return 1.0 / (1 + std::abs(2 * oars.port - rig.port - rig.starboard));
}

/// Lists the choices while orders are executed. A close call has only one choice: no contact, or
/// the middle of the range of hits.
Choices owedNow(const State& state) {
    Choices choices;
    const Pending pending = pendingOf(state);
    if (pending.owed == Owed::Contact) {
        const auto [first, second] = state.execution.unsure.front();
        return {{Action(CallClear{first, second}), 1}};
    }
    if (pending.owed == Owed::Verdict) {
        const auto& shots = state.execution.shots;
        const HitRange range = *std::ranges::find(shots, pending.vessel, &Shot::attacker)->ruled;
        return {{Action(CallHits{pending.vessel, (range.least + range.most) / 2}), 1}};
    }
    for (Action& action : legalActions(state)) {
        double weight = 1;
        if (const auto* losses = std::get_if<TakeLosses>(&action)) {
            weight = weightOf(state, *losses);
        } else if (const auto* oars = std::get_if<RearrangeOars>(&action)) {
            weight = weightOf(state, *oars);
        }
        choices.push_back({std::move(action), weight});
    }
    return choices;
}

class Model {
public:
    using Game = WarGalley;
    static constexpr int kRollOut = 1;
    static constexpr double kSpread = 0.3;

    static std::optional<Player> decides(const State& state, Player first) {
        const auto sides = sidesToAct(state);
        if (sides.empty()) {
            return std::nullopt;
        }
        const bool isFirst = std::ranges::find(sides, sideOf(first)) != sides.end();
        return isFirst ? first : playerOf(sides.front());
    }
    static Choices choices(const State& state, Player player) {
        return state.phase == Phase::Ordering ? ordersFor(state, sideOf(player), nullptr)
                                              : owedNow(state);
    }
    static Choices quickChoices(const State& state, Player player, Lot& lot) {
        return state.phase == Phase::Ordering ? ordersFor(state, sideOf(player), &lot)
                                              : owedNow(state);
    }
    static Worth worth(const State& state) { return worthOf(state); }
    /// Tells whether the position may be evaluated: only at the start of a turn, before any orders.
    static bool isQuiet(const State& state) {
        return state.phase == Phase::Ordering && !state.ready[0] && !state.ready[1] &&
               std::ranges::none_of(state.vessels,
                                    [](const Vessel& each) { return each.plan.has_value(); });
    }
};

static_assert(SearchedGame<Model>);

} // namespace
} // namespace umpire::war_galley

namespace umpire {

Advice<WarGalley> Engine<WarGalley>::bestAction(const WarGalley::View& view, Player player,
                                                const Limits& limits) {
    const auto phase = view.known.phase;
    if (phase == war_galley::Phase::Building || phase == war_galley::Phase::Placing) {
        Advice<WarGalley> advice;
        Lot lot(limits.seed);
        advice.action = war_galley::nextOfSetUp(view.known, war_galley::sideOf(player), lot);
        if (advice.action) {
            advice.line = {*advice.action};
        }
        return advice;
    }
    const war_galley::Model model;
    return TreeSearch(model, view, player, limits).advise();
}

std::optional<WarGalley::Action> Engine<WarGalley>::chance(const WarGalley::State& state,
                                                           std::uint64_t draw) {
    if (state.phase != war_galley::Phase::Executing) {
        return std::nullopt;
    }
    const auto pending = war_galley::pendingOf(state);
    if (pending.owed == war_galley::Owed::Confirmation) {
        return war_galley::ConfirmPoses{};
    }
    if (pending.owed != war_galley::Owed::Toss) {
        return std::nullopt;
    }
    Lot lot(draw);
    const auto& shots = state.execution.shots;
    const auto& shot = *std::ranges::find(shots, pending.vessel, &war_galley::Shot::attacker);
    return war_galley::CallHits{pending.vessel,
                                war_galley::hitsByLot(state, shot.attacker, *shot.target, lot)};
}

WarGalley::State Engine<WarGalley>::complete(const WarGalley::View& view, Player player, Lot& lot) {
    auto state = view.known;
    const auto enemy = war_galley::enemyOf(war_galley::sideOf(player));
    if (state.phase != war_galley::Phase::Ordering || !state.ready[war_galley::indexOf(enemy)]) {
        return state;
    }
    while (const auto vessel = war_galley::withoutOrders(state, enemy)) {
        state.vessels[*vessel].plan =
            drawnByWeight(war_galley::somePlans(state, *vessel, lot), lot).plan;
    }
    return state;
}

PlayedOut Engine<WarGalley>::playOut(const WarGalley::State& state, Lot& lot, int mostActions) {
    return war_galley::playedOutByLot(state, lot, mostActions);
}

std::optional<Player> Engine<WarGalley>::actorOf(const WarGalley::State& state,
                                                 const WarGalley::Action& action) {
    return std::visit(
        [&state](const auto& chosen) -> std::optional<Player> {
            if constexpr (requires { chosen.side; }) {
                return war_galley::playerOf(chosen.side);
            } else if constexpr (requires { chosen.vessel; }) {
                return war_galley::playerOf(war_galley::ownerOf(state, chosen.vessel));
            } else if constexpr (requires { chosen.target; }) {
                return war_galley::playerOf(war_galley::ownerOf(state, chosen.attacker));
            } else {
                // Returns none while the table must give the result.
                return war_galley::Model::decides(state, {});
            }
        },
        action);
}

} // namespace umpire
