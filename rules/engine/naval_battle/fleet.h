#pragma once

#include "rules/engine/lot.h"
#include "rules/games/naval_battle/naval_battle.h"

/// Draws the kinds of hidden units, and plans the set-up of a fleet.
namespace umpire::naval_battle {

/// Replaces every hidden unit of that side by a unit drawn from its fleet. Puts mines only into the
/// side's own port, and the landing ship never into the enemy's port, where it would have won.
State withFleetDrawn(State known, Side side, Lot& lot);

/// Returns the side's next action in the set-up: it places a unit, or declares that the side is
/// ready. Usually mines block one entrance. Missile ships and the landing ship are placed near the
/// other entrance with free water ahead, but not always on the same squares. The other mines are
/// not placed. Returns none if the side has nothing to do.
std::optional<Action> nextOfSetUp(const State& state, Side side, Lot& lot);

/// Lists the squares of that side's port from which a ship can leave through the entrance.
std::vector<SquareIndex> insideOf(const Chart& chart, Side side, int entrance);

} // namespace umpire::naval_battle
