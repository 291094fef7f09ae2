#pragma once

#include "rules/games/naval_battle/state.h"

/// Finds the squares that ships can reach (NB-6, NB-7, NB-8, NB-10, NB-14).
namespace umpire::naval_battle {

/// Lists the squares on which the ship at `from` may end a move, in ascending order. Empty if the
/// unit is not a ship.
std::vector<SquareIndex> reachOf(const State& state, SquareIndex from);
bool canReach(const State& state, SquareIndex from, SquareIndex to);

/// NB-14: returns an enemy battery whose cover prevents the move; none if the ship could not go
/// there without the cover of batteries either.
std::optional<SquareIndex> barringBattery(const State& state, SquareIndex from, SquareIndex to);

/// NB-13: returns an enemy battery that can strike the ship on the square; none if no battery can.
std::optional<SquareIndex> batteryThatStrikes(const State& state, SquareIndex square);

/// NB-10: tells whether ships of that side may pass the entrance.
bool isEntranceOpen(const State& state, int entrance, Side side);

/// NB-8: tells whether the move leads from the side's own port out to sea.
bool leavesPort(const State& state, SquareIndex from, SquareIndex to);
/// Tells whether a ship of the side can leave its port now.
bool canLeavePort(const State& state, Side side);

} // namespace umpire::naval_battle
