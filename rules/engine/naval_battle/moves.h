#pragma once

#include "rules/engine/naval_battle/prospects.h"

namespace umpire::naval_battle {

/// Lists promising actions of that side, from what it sees. With `lot`, for speed only a few ships
/// move: those that win the game, and some random ones.
std::vector<Choice<NavalBattle>> movesFor(const State& state, Side side, const Prospects& prospects,
                                          Lot* lot);

} // namespace umpire::naval_battle
