#pragma once

#include "app/mind/odds/odds.h"
#include "app/record/game_files/any_game.h"
#include "rules/games/war_galley/state.h"

#include <optional>

namespace umpire::odds {

/// The toss that a position of War Galley owes first, with all galleys afloat where the record has
/// them, by the position's own settings. The hand has no place yet. None where no toss with a
/// target is owed, and in other games.
std::optional<Question> owedToss(const AnyPosition& position);
std::optional<Question> owedToss(const war_galley::State& state);

} // namespace umpire::odds
