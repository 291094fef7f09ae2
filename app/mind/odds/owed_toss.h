#pragma once

#include "app/mind/odds/odds.h"
#include "app/record/game_files/any_game.h"
#include "rules/games/war_galley/state.h"

#include <optional>

namespace umpire::odds {

/// Returns the first toss that is due in a position of War Galley, with all galleys afloat in their
/// recorded places and the position's own settings. The hand's place is not set. None if no toss
/// with a target is due, and in other games.
std::optional<Question> owedToss(const AnyPosition& position);
std::optional<Question> owedToss(const war_galley::State& state);

} // namespace umpire::odds
