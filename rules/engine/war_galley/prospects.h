#pragma once

#include "rules/engine/searched_game.h"
#include "rules/games/war_galley/war_galley.h"

namespace umpire::war_galley {

/// Evaluates a position from the oars and masts of both sides, the bearings of the galleys, and the
/// threats of the next turn. Returns the expected result of each side.
Worth worthOf(const State& state);

/// Returns the worth of a galley's oars and masts, in points of lead.
double worthOf(const State& state, VesselIndex vessel);

} // namespace umpire::war_galley
