#pragma once

#include "rules/engine/naval_battle/prospects.h"

namespace umpire::naval_battle {

/// Lists promising actions of that side, by the side's view. With `lot`, for speed, only a few
/// ships move: ships that can win the game, and some random ships.
std::vector<Choice<NavalBattle>> movesFor(const State& state, Side side, const Prospects& prospects,
                                          Lot* lot);

} // namespace umpire::naval_battle
