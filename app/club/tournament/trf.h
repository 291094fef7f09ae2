#pragma once

#include "app/club/tournament/tournament.h"
#include "app/common/failure/failure.h"

#include <string>
#include <string_view>

/// FIDE's Tournament Report File, TRF16 (FIDE Handbook, C.04 Annex 2), and the codes XXR, XXC and
/// XXS that JaVaFo adds (JaVaFo 2 Advanced User Manual), which bbpPairings reads too but for XXS.
/// Columns of a player's line, from 1: 1-3 `001`, 5-8 starting rank, 15-47 name, 49-52 rating,
/// 54-56 federation, 81-84 points, 86-89 rank, and ten for each round from 90: 92-95 opponent, 97
/// seat (w: the first, b: the second, -: none), 99 result.
namespace umpire::tournament {

/// Whose turn it is to have the first seat in the first round: the first player of the draw has it,
/// or has not. An arbiter draws it by lot.
enum class FirstColour { First, Second };

/// What happened so far, for a report. Starting ranks are the order of the numbers, ranks are the
/// places in the standings.
/// Error: WrongUsage where more than two sit at a table, or where somebody has more than 99.5
/// points.
Expected<std::string> writeTrf(const Tournament& tournament);

/// The same for a pairing program that makes the next round: the number of rounds, the first
/// round's seats, and who is away in the next round. A result that is missing is a draw there.
Expected<std::string> writeTrfForPairing(const Tournament& tournament, FirstColour colour);

/// A Swiss tournament with its players, rounds and results. Lines of other codes, such as those of
/// teams, are left out, and tables are numbered in the order of the players. What is no UTF-8 is
/// read as ISO 8859-1. `name` is what the file is called.
/// Error: CannotRead with the line and what to do; then nothing is read.
Expected<Tournament> readTrf(std::string_view text, std::string_view name);

/// The starting rank of each player: a player's place in the order of the numbers, from 1.
std::vector<int> numbersByRank(const Tournament& tournament);

} // namespace umpire::tournament
