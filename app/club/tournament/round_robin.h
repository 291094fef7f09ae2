#pragma once

#include "app/club/tournament/tournament.h"

/// Everyone meets everyone: the Berger tables of the FIDE Handbook, C.05 Annex 1.
namespace umpire::tournament {

/// A round robin has at least two players and, for a hall's sake, at most this many.
inline constexpr int kMostInRoundRobin = 200;

enum class Cycles { One, Two };

/// The whole schedule for these players' numbers, who are first drawn first: an even number of
/// players plays one round less than they are, an odd number one round for each of them. The
/// player whom the table pairs with the number that is missing has a bye of no points.
/// With two cycles the seats change in the second one, and the last two rounds of the first are
/// exchanged, so that nobody has the same seat three times in a row (C.05 Annex 1).
/// Empty where there are fewer than two players or too many.
std::vector<Round> roundRobin(const std::vector<int>& players, Cycles cycles = Cycles::One);

} // namespace umpire::tournament
