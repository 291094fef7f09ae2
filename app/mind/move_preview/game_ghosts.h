#pragma once

#include "app/mind/move_preview/ghost.h"
#include "rules/game.h"

namespace umpire {

/// Adds the preview of the first action to `ghost`, and of those that follow it where a game shows
/// several at once. There is at least one action. Each game's own file defines its preview.
template <Game G>
void addGhosts(const typename G::State& state, const std::vector<typename G::Action>& actions,
               Ghost& ghost);

/// Returns a path that stays in place, for an action that moves no piece.
inline GhostWay ghostAt(const GhostEnd& end) {
    return {end, end};
}

} // namespace umpire
