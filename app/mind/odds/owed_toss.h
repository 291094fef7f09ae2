#pragma once

#include "app/mind/odds/odds.h"
#include "app/record/game_files/any_game.h"
#include "rules/games/war_galley/state.h"

#include <optional>

namespace umpire::odds {

/// Returns the toss that is due in a position of War Galley, with all galleys that are afloat and
/// the position's settings. The place of the hand is not set. Returns none if no toss is due, if
/// the shot has no target, if no match may be dropped, or if the game is not War Galley.
std::optional<Question> owedToss(const AnyPosition& position);
std::optional<Question> owedToss(const war_galley::State& state);

} // namespace umpire::odds
