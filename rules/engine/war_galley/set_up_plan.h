#pragma once

#include "rules/engine/lot.h"
#include "rules/games/war_galley/war_galley.h"

namespace umpire::war_galley {

/// Returns the side's next action before the first turn: it builds a galley, or places one near the
/// middle of its edge with its bow to the enemy. None if it owes nothing.
std::optional<Action> nextOfSetUp(const State& state, Side side, Lot& lot);

} // namespace umpire::war_galley
