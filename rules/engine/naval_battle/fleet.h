#pragma once

#include "rules/engine/lot.h"
#include "rules/games/naval_battle/naval_battle.h"

/// Where ships may be that nobody sees, and where one's own had better be.
namespace umpire::naval_battle {

/// The position with every hidden unit of that side drawn among what its fleet had: mines in its
/// own port only, and the landing ship not where it would have won.
State withFleetDrawn(State known, Side side, Lot& lot);

/// What that side does next in the set-up: it places a ship, or is ready. Missile ships and the
/// landing ship stand before the entrances, with free water ahead; mines stay in hand.
std::optional<Action> nextOfSetUp(const State& state, Side side, Lot& lot);

} // namespace umpire::naval_battle
