#pragma once

#include "rules/engine/hooks.h"
#include "rules/games/war_galley/war_galley.h"

namespace umpire::war_galley {

/// The game played on by lot. Each action comes as often as if all were listed and one drawn, but
/// orders are counted and not listed.
PlayedOut playedOutByLot(State state, Lot& lot, int mostActions);

/// One of `listedPlans`, all equally likely.
Plan planByLot(const State& state, VesselIndex vessel, Lot& lot);

} // namespace umpire::war_galley
