#pragma once

#include "app/club/tournament/standings.h"

#include <string>

namespace umpire {

/// A line a table: "table 3: Anna – Béla  1 – 0".
std::string textOfRound(const tournament::Tournament& tournament, int round);
/// A line a player: number, name, rating, club, and whether they play on.
std::string textOfPlayers(const tournament::Tournament& tournament);
/// A line a player: rank, name, points, and each tie-break below its name.
std::string textOfStandings(const tournament::Tournament& tournament,
                            const tournament::Standings& standings);

} // namespace umpire
