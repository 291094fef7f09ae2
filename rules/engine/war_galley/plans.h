#pragma once

#include "rules/engine/lot.h"
#include "rules/games/war_galley/war_galley.h"

namespace umpire::war_galley {

struct WeighedPlan {
    Plan plan;
    double weight = 1;
};

/// The best of what the galley may be ordered, as if nobody else moved, with weights.
std::vector<WeighedPlan> bestPlans(const State& state, VesselIndex vessel);

/// The same of a few plans that are drawn by lot.
std::vector<WeighedPlan> somePlans(const State& state, VesselIndex vessel, Lot& lot);

} // namespace umpire::war_galley
