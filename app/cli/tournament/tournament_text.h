#pragma once

#include "app/club/tournament/standings.h"

#include <string>

namespace umpire {

/// Returns one line per table, such as "table 3: Anna – Béla 1 – 0".
std::string textOfRound(const tournament::Tournament& tournament, int round);
/// Returns one line per player: number, name, rating, club, and whether the player still plays.
std::string textOfPlayers(const tournament::Tournament& tournament);
/// Returns one line per player: rank, name, points, with each tie-break below its name.
std::string textOfStandings(const tournament::Tournament& tournament,
                            const tournament::Standings& standings);

} // namespace umpire
