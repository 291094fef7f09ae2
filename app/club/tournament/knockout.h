#pragma once

#include "app/club/tournament/tournament.h"
#include "app/common/failure/failure.h"

/// Pairs a knockout: the loser is out.
namespace umpire::tournament {

/// Makes the next round. The first round separates the lower numbers, so that players 1 and 2 can
/// only meet in the last round, and gives the byes to the lower numbers. Later, winners of
/// neighbouring pairings meet. An absent player loses. The first seat goes to the player who had it
/// less often, or else to the lower number. Error: WrongUsage with fewer than two players, or if a
/// result is missing.
Expected<Round> knockoutRound(const Tournament& tournament);

/// Sorts the tables and byes of rounds that were read from a report, so that winners of
/// neighbouring pairings meet in the next round. Removes the absences of players who are already
/// out.
void orderAsDrawn(Tournament& tournament);

/// Returns the number of rounds after which one player is left; 0 for fewer than two players.
int knockoutRounds(const Tournament& tournament);

} // namespace umpire::tournament
