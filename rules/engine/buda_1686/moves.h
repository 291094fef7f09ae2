#pragma once

#include "rules/engine/searched_game.h"
#include "rules/games/buda_1686/buda_1686.h"

namespace umpire::buda_1686 {

/// Lists all legal decisions of the side, each with a prior weight. A better decision has a greater
/// weight.
std::vector<Choice<Buda1686>> movesFor(const State& state, Side side);

} // namespace umpire::buda_1686
