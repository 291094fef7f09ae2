#pragma once

#include "rules/engine/lot.h"
#include "rules/games/war_galley/war_galley.h"

namespace umpire::war_galley {

/// Returns the side's next action before the first turn: it builds a galley, or places a galley
/// near the middle of the side's edge with its bow towards the enemy. Returns none if the side has
/// nothing to do.
std::optional<Action> nextOfSetUp(const State& state, Side side, Lot& lot);

} // namespace umpire::war_galley
