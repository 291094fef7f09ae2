#pragma once

#include "rules/engine/searched_game.h"
#include "rules/games/war_galley/war_galley.h"

namespace umpire::war_galley {

/// Evaluates a position: the oars and masts of both sides, the galleys' bearings, and the threats
/// of the next turn.
Worth worthOf(const State& state);

/// Returns the worth of a galley from its oars and masts.
double worthOf(const State& state, VesselIndex vessel);

} // namespace umpire::war_galley
