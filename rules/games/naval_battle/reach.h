#pragma once

#include "rules/games/naval_battle/state.h"

/// Where ships can go (NB-6, NB-7, NB-8, NB-10, NB-14).
namespace umpire::naval_battle {

/// The squares on which the ship there may end a move, in order. Of anything else, none.
std::vector<SquareIndex> reachOf(const State& state, SquareIndex from);
bool canReach(const State& state, SquareIndex from, SquareIndex to);

/// NB-14: the enemy battery whose cover alone keeps the ship from there; none where another thing
/// does.
std::optional<SquareIndex> barringBattery(const State& state, SquareIndex from, SquareIndex to);

/// NB-13: an enemy battery that has the ship on that square in its reach.
std::optional<SquareIndex> batteryThatStrikes(const State& state, SquareIndex square);

/// NB-10: may that side's ships enter there?
bool isEntranceOpen(const State& state, int entrance, Side side);

/// NB-8: a move from the own port out to sea.
bool leavesPort(const State& state, SquareIndex from, SquareIndex to);
/// Has the side a ship that can leave now?
bool canLeavePort(const State& state, Side side);

} // namespace umpire::naval_battle
