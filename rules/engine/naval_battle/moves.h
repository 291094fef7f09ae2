#pragma once

#include "rules/engine/naval_battle/prospects.h"

namespace umpire::naval_battle {

/// Lists promising actions of the side, with prior weights, from what the side sees. With `lot`,
/// only a few ships move, for speed: those that can win the game, and some random ships.
std::vector<Choice<NavalBattle>> movesFor(const State& state, Side side, const Prospects& prospects,
                                          Lot* lot);

} // namespace umpire::naval_battle
