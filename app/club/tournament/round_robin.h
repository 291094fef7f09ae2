#pragma once

#include "app/club/tournament/tournament.h"

/// Round robin tournaments: the Berger tables of the FIDE Handbook, C.05 Annex 1.
namespace umpire::tournament {

/// Upper limit of the players of a round robin, chosen for a hall's size; at least two play.
inline constexpr int kMostInRoundRobin = 200;

enum class Cycles { One, Two };

/// Returns the whole schedule for these players' numbers, in the order of the draw. An even number
/// of players needs one round fewer than players, an odd number needs as many rounds as players,
/// and each round one player has a bye without points. With two cycles the second swaps the seats,
/// and the last two rounds of the first are exchanged, so that nobody has the same seat three times
/// in a row (C.05 Annex 1). Returns an empty list for fewer than two or too many players.
std::vector<Round> roundRobin(const std::vector<int>& players, Cycles cycles = Cycles::One);

} // namespace umpire::tournament
