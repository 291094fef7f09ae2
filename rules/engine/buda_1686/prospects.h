#pragma once

#include "rules/engine/searched_game.h"
#include "rules/games/buda_1686/buda_1686.h"

namespace umpire::buda_1686 {

/// Evaluates a position by how near the Imperials are to the aims of BU-43 (TMS at 0, at most four
/// Turkish units) with the turns that are left. Returns the expected result of each side.
Worth worthOf(const State& state);

/// Returns the probability, 0 to 1, that the attackers win the fight for the wall.
double chanceOfFight(const State& state, UnitSet attackers, ZoneIndex wall, int terrain);

/// Lists all legal decisions of the side, each with a prior weight. A better decision has a greater
/// weight.
std::vector<Choice<Buda1686>> movesFor(const State& state, Side side);

} // namespace umpire::buda_1686
