#pragma once

#include "rules/engine/hooks.h"
#include "rules/games/war_galley/war_galley.h"

namespace umpire::war_galley {

/// Plays a game to the end at random. Each action has the same probability as in a draw from the
/// list of all actions, but plans of orders are counted, not listed. Stops after `mostActions`.
PlayedOut playedOutByLot(State state, Lot& lot, int mostActions);

/// Draws one of the galley's `listedPlans`, all with equal probability.
Plan planByLot(const State& state, VesselIndex vessel, Lot& lot);

} // namespace umpire::war_galley
