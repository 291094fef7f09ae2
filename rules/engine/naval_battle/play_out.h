#pragma once

#include "rules/engine/hooks.h"
#include "rules/games/naval_battle/naval_battle.h"

namespace umpire::naval_battle {

/// The game played on by lot. Each action comes as often as if all were listed and one drawn, but
/// most are not looked at.
PlayedOut playedOutByLot(State state, Lot& lot, int mostActions);

/// One of the legal actions of the first side that owes one, all equally likely.
std::optional<Action> actionByLot(const State& state, Lot& lot);

} // namespace umpire::naval_battle
