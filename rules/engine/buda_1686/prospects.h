#pragma once

#include "rules/engine/searched_game.h"
#include "rules/games/buda_1686/buda_1686.h"

namespace umpire::buda_1686 {

/// Evaluates a position: how near the Imperials are to the aims of BU-43 (TMS at 0, at most four
/// Turkish units) in the turns that are left.
Worth worthOf(const State& state);

/// Returns the probability that the attackers of a fight succeed, 0 to 1.
double chanceOfFight(const State& state, UnitSet attackers, ZoneIndex wall, int terrain);

} // namespace umpire::buda_1686
