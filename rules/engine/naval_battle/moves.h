#pragma once

#include "rules/engine/naval_battle/prospects.h"

namespace umpire::naval_battle {

/// What is worth a look for that side, by what it sees. With a lot, as few ships move as a quick
/// answer needs: those that win the game, and some that are drawn.
std::vector<Choice<NavalBattle>> movesFor(const State& state, Side side, const Prospects& prospects,
                                          Lot* lot);

} // namespace umpire::naval_battle
