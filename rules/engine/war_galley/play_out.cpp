#include "rules/engine/war_galley/play_out.h"

#include "rules/engine/war_galley/engine.h"

namespace umpire::war_galley {
namespace {

std::optional<VesselIndex> withoutPlan(const State& state, Side side) {
    for (VesselIndex vessel = 0; vessel < state.vessels.size(); ++vessel) {
        if (ownerOf(state, vessel) == side && isAfloat(state, vessel) &&
            !state.vessels[vessel].plan) {
            return vessel;
        }
    }
    return std::nullopt;
}

std::optional<Action> nextByLot(const State& state, Lot& lot) {
    if (state.phase != Phase::Ordering) {
        return drawnAction<WarGalley>(state, lot);
    }
    const Side side = state.ready[indexOf(Side::A)] ? Side::B : Side::A;
    const auto vessel = withoutPlan(state, side);
    return vessel ? Action(LayOrders{*vessel, planByLot(state, *vessel, lot)})
                  : Action(Ready{side});
}

} // namespace

Plan planByLot(const State& state, VesselIndex vessel, Lot& lot) {
    constexpr int kTries = 40; // maximum number of draws; about half of all plans are accepted
    const PlanCount plans(crewOf(state, vessel));
    const bool isOff = isOffTable(state, vessel);
    for (int i = 0; i < (isOff ? kTries : 1); ++i) {
        const Plan plan = plans.at(lot.below(plans.all()));
        if (!isOff || leadsBack(state, vessel, plan)) {
            return plan;
        }
    }
    const std::vector<Plan> listed = listedPlans(state, vessel);
    return listed[lot.below(std::uint32_t(listed.size()))];
}

PlayedOut playedOutByLot(State state, Lot& lot, int mostActions) {
    PlayedOut played;
    for (; played.actions < mostActions; ++played.actions) {
        if (state.phase == Phase::Over) {
            return {true, outcomeOf(state)->winner, played.actions};
        }
        const auto action = nextByLot(state, lot);
        if (!action) {
            break;
        }
        state = apply(std::move(state), *action).state;
    }
    return played;
}

} // namespace umpire::war_galley
