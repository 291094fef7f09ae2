#pragma once

#include "rules/engine/searched_game.h"
#include "rules/games/war_galley/war_galley.h"

namespace umpire::war_galley {

/// What a position is worth: the oars and masts of either side, who shows whom the bow, and who may
/// strike whom in the next turn.
Worth worthOf(const State& state);

/// What a galley with such oars and masts is worth.
double worthOf(const State& state, VesselIndex vessel);

} // namespace umpire::war_galley
