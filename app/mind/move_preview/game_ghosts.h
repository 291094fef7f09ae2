#pragma once

#include "app/mind/move_preview/ghost.h"
#include "rules/games/buda_1686/buda_1686.h"
#include "rules/games/murus_gallicus/murus_gallicus.h"
#include "rules/games/naval_battle/naval_battle.h"
#include "rules/games/triremes/triremes.h"
#include "rules/games/war_galley/war_galley.h"

/// Adds the preview of one action of each game to `ghost`.
namespace umpire {

void addGhost(const buda_1686::State& state, const buda_1686::Action& action, Ghost& ghost);
void addGhost(const murus_gallicus::State& state, const murus_gallicus::Action& action,
              Ghost& ghost);
void addGhost(const naval_battle::State& state, const naval_battle::Action& action, Ghost& ghost);
void addGhost(const triremes::State& state, const triremes::Action& action, Ghost& ghost);
void addGhost(const war_galley::State& state, const war_galley::Action& action, Ghost& ghost);

/// Returns a path that stays in place, for an action that moves no piece.
inline GhostWay ghostAt(const GhostEnd& end) {
    return {end, end};
}

} // namespace umpire
