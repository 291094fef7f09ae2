#pragma once

#include "app/club/tournament/imported.h"
#include "app/common/failure/failure.h"

#include <string>
#include <string_view>

/// FIDE's Tournament Report File: TRF16 (FIDE Handbook, C.04 Annex 2) with the codes that JaVaFo
/// (XXR, XXC, XXP, XXZ, XXA, XXS) and bbpPairings (BBW and others) add, and TRF26, which has codes
/// of its own for the same (142, 152, 260, 240, 250, 162).
/// Columns of a player's line, from 1: 1-3 `001`, 5-8 starting rank, 10 sex, 11-13 title, 15-47
/// name, 49-52 rating, 54-56 federation, 58-68 FIDE number, 70-79 birth date, 81-84 points, 86-89
/// rank, and ten for each round from 90: 92-95 opponent, 97 seat (w: the first, b: the second, -:
/// none), 99 result.
namespace umpire::tournament {

enum class TrfVersion { Of2016, Of2026 };

/// What happened so far, for a report. Starting ranks are the order of the numbers, ranks are the
/// places in the standings. Of a tournament that was read from such a file, each line and each
/// column is written as it was read, so long as nothing has changed what it says.
/// `version`: none is that of the file that was read, else TRF16. A version that is given writes
/// all lines anew.
/// Error: WrongUsage where more than two sit at a table, or where somebody has more than 99.5
/// points.
Expected<std::string> writeTrf(const Tournament& tournament,
                               std::optional<TrfVersion> version = std::nullopt);

/// What of the tournament such a file has no place for, a line each.
std::vector<Message> lostInTrf(const Tournament& tournament);

/// The same for a pairing program that makes the next round: the number of rounds, the first
/// round's seats, who is away in the next round and who may not meet in it. A result that is
/// missing is a draw there.
Expected<std::string> writeTrfForPairing(const Tournament& tournament);

/// A Swiss tournament with its players, rounds and results. Tables are numbered in the order of the
/// players. A round in which nobody meets anybody is not made yet: its byes are kept for it.
/// Notes: what the file says and Umpire does not use, and points that the results do not give.
/// `name` is what the file is called.
/// Error: CannotRead with the line and what to do; then nothing is read.
Expected<Imported> readTrf(std::string_view text, std::string_view name);

/// A code of the report that was read whose lines may name players and which Umpire does not use:
/// with other numbers it would name others. None: there is no such line.
std::optional<std::string> unusedOfPlayers(const Tournament& tournament);

/// The starting rank of each player: a player's place in the order of the numbers, from 1.
std::vector<int> numbersByRank(const Tournament& tournament);

} // namespace umpire::tournament
