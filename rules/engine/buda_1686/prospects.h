#pragma once

#include "rules/engine/searched_game.h"
#include "rules/games/buda_1686/buda_1686.h"

namespace umpire::buda_1686 {

/// What a position is worth: how near the Imperials are to what BU-43 asks of them (TMS at 0, four
/// Turkish units at most), for the turns that are left.
Worth worthOf(const State& state);

/// How likely dice let the attackers of a fight succeed, from 0 to 1.
double chanceOfFight(const State& state, UnitSet attackers, ZoneIndex wall, int terrain);

} // namespace umpire::buda_1686
