#pragma once

#include "rules/engine/lot.h"
#include "rules/games/naval_battle/naval_battle.h"

/// Draws the places of hidden ships, and plans a side's own set-up.
namespace umpire::naval_battle {

/// Replaces every hidden unit of that side by a draw from its fleet: mines only in the side's own
/// port, and the landing ship not where it would have won.
State withFleetDrawn(State known, Side side, Lot& lot);

/// Returns the side's next action in the set-up: placing a unit, or being ready. Mines usually
/// block one entrance. Missile ships and the landing ship are placed near the other entrance, with
/// free water ahead, but not always on the same squares. The other mines stay in hand.
std::optional<Action> nextOfSetUp(const State& state, Side side, Lot& lot);

/// Lists the squares of that side's port from which a ship leaves through that entrance.
std::vector<SquareIndex> insideOf(const Chart& chart, Side side, int entrance);

} // namespace umpire::naval_battle
