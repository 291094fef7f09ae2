#pragma once

#include "rules/engine/searched_game.h"
#include "rules/games/buda_1686/buda_1686.h"

namespace umpire::buda_1686 {

/// Lists all decisions that the side can take now; more promising decisions have greater weights.
std::vector<Choice<Buda1686>> movesFor(const State& state, Side side);

} // namespace umpire::buda_1686
