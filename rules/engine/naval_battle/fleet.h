#pragma once

#include "rules/engine/lot.h"
#include "rules/games/naval_battle/naval_battle.h"

/// Where ships may be that nobody sees, and where one's own had better be.
namespace umpire::naval_battle {

/// The position with every hidden unit of that side drawn among what its fleet had: mines in its
/// own port only, and the landing ship not where it would have won.
State withFleetDrawn(State known, Side side, Lot& lot);

/// What that side does next in the set-up: it places a unit, or is ready. Mines mostly bar one of
/// the entrances. Missile ships and the landing ship stand near the other, with free water ahead,
/// but not always on the same squares. The other mines stay in hand.
std::optional<Action> nextOfSetUp(const State& state, Side side, Lot& lot);

/// The squares of that side's port from which a ship leaves through that entrance of it.
std::vector<SquareIndex> insideOf(const Chart& chart, Side side, int entrance);

} // namespace umpire::naval_battle
