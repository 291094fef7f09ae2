#pragma once

#include "rules/engine/lot.h"
#include "rules/games/war_galley/war_galley.h"

namespace umpire::war_galley {

/// Returns the side's next action before the first turn: building a galley, or placing one near the
/// middle of the side's edge with its bow to the enemy. None if the side has no action to make.
std::optional<Action> nextOfSetUp(const State& state, Side side, Lot& lot);

} // namespace umpire::war_galley
