#pragma once

#include "rules/engine/hooks.h"
#include "rules/games/naval_battle/naval_battle.h"

namespace umpire::naval_battle {

/// Plays a game to the end at random. Each action has the same probability as in a draw from the
/// list of all actions, but most actions are never generated. Stops after `mostActions`.
PlayedOut playedOutByLot(State state, Lot& lot, int mostActions);

/// Draws a legal action of the first side that must act, all with equal probability. Returns none
/// if no action is legal.
std::optional<Action> actionByLot(const State& state, Lot& lot);

} // namespace umpire::naval_battle
