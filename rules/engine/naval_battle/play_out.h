#pragma once

#include "rules/engine/hooks.h"
#include "rules/games/naval_battle/naval_battle.h"

namespace umpire::naval_battle {

/// Plays a game to the end at random. Each action has the same probability as if it were drawn from
/// a list of all actions, but most actions are never generated.
PlayedOut playedOutByLot(State state, Lot& lot, int mostActions);

/// Draws one legal action of the first side that must act, all with equal probability.
std::optional<Action> actionByLot(const State& state, Lot& lot);

} // namespace umpire::naval_battle
