#pragma once

#include "rules/engine/lot.h"
#include "rules/games/war_galley/war_galley.h"

namespace umpire::war_galley {

struct WeighedPlan {
    Plan plan;
    double weight = 1;
};

/// Returns the best legal plans of the galley with weights, the best first. Assumes that the other
/// galleys move as predicted.
std::vector<WeighedPlan> bestPlans(const State& state, VesselIndex vessel);

/// Returns a few random plans of the galley with weights, evaluated as in `bestPlans`.
std::vector<WeighedPlan> somePlans(const State& state, VesselIndex vessel, Lot& lot);

/// Returns the side's next action before the first turn: it builds a galley, or places a galley
/// near the middle of the side's edge with its bow towards the enemy. Returns none if the side has
/// nothing to do.
std::optional<Action> nextOfSetUp(const State& state, Side side, Lot& lot);

} // namespace umpire::war_galley
