#pragma once

#include "app/mind/move_preview/ghost.h"
#include "rules/game.h"

namespace umpire {

/// Adds the preview of the first action to `ghost`. In War Galley, also adds the next orders of the
/// same side. `actions` has at least one element. Each game's own file implements this function.
template <Game G>
void addGhosts(const typename G::State& state, const std::vector<typename G::Action>& actions,
               Ghost& ghost);

/// Returns a path without movement, for an action that moves no piece.
inline GhostWay ghostAt(const GhostEnd& end) {
    return {end, end};
}

} // namespace umpire
