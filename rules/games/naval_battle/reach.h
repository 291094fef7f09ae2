#pragma once

#include "rules/games/naval_battle/state.h"

/// Computes where ships can go (NB-6, NB-7, NB-8, NB-10, NB-14).
namespace umpire::naval_battle {

/// Lists the squares on which the ship at `from` may end a move, in order; empty for other units.
std::vector<SquareIndex> reachOf(const State& state, SquareIndex from);
bool canReach(const State& state, SquareIndex from, SquareIndex to);

/// NB-14: returns the enemy battery whose cover alone bars the ship; none if anything else bars it.
std::optional<SquareIndex> barringBattery(const State& state, SquareIndex from, SquareIndex to);

/// NB-13: returns an enemy battery that has the ship on that square in reach.
std::optional<SquareIndex> batteryThatStrikes(const State& state, SquareIndex square);

/// NB-10: tells whether that side's ships may use the entrance.
bool isEntranceOpen(const State& state, int entrance, Side side);

/// NB-8: tells whether the move goes from the side's own port out to sea.
bool leavesPort(const State& state, SquareIndex from, SquareIndex to);
/// Tells whether a ship of the side can leave port now.
bool canLeavePort(const State& state, Side side);

} // namespace umpire::naval_battle
