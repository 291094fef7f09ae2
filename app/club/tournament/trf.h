#pragma once

#include "app/club/tournament/imported.h"
#include "app/common/failure/failure.h"

#include <set>
#include <string>
#include <string_view>

/// FIDE's Tournament Report File: TRF16 (FIDE Handbook, C.04 Annex 2) with the additional codes of
/// JaVaFo (XXR, XXC, XXP, XXZ, XXA, XXS) and bbpPairings (BBW and others), and TRF26, which has its
/// own codes for the same (142, 152, 260, 240, 250, 162).
/// Columns of a player's line, from 1: 1-3 `001`, 5-8 starting rank, 10 sex, 11-13 title, 15-47
/// name, 49-52 rating, 54-56 federation, 58-68 FIDE number, 70-79 birth date, 81-84 points, 86-89
/// rank, and ten for each round from 90: 92-95 opponent, 97 seat (w: the first, b: the second, -:
/// none), 99 result.
namespace umpire::tournament {

enum class TrfVersion { Of2016, Of2026 };

/// Writes a report. Starting ranks follow the players' numbers,
/// ranks the standings. For a tournament read from such a file,
/// lines and columns are written as they were read unless their
/// content has changed. `version`: none is that of the file read, or
/// else TRF16. A given version rewrites all lines. Error: WrongUsage
/// if more than two sit at a table, or if somebody has more than
/// 99.5 points.
Expected<std::string> writeTrf(const Tournament& tournament,
                               std::optional<TrfVersion> version = std::nullopt);

/// Returns the properties of the tournament that the format cannot express, one line each.
std::vector<Message> lostInTrf(const Tournament& tournament);

/// Writes input for a pairing program that makes the next round: number of rounds, the first
/// round's seats, absences in the next round and forbidden pairings. A missing result is written as
/// a draw.
Expected<std::string> writeTrfForPairing(const Tournament& tournament);

/// Reads a tournament with players, rounds and results; the system is Swiss unless the file names
/// another. Numbers tables in player order. A round without any game counts as not made yet, and
/// its byes are stored as absences. Notes: content that Umpire does not use, and points that
/// contradict the results. `name` is the file's name. Error: CannotRead with line and remedy; then
/// nothing is read.
Expected<Imported> readTrf(std::string_view text, std::string_view name);

/// Returns a code of the imported report whose lines Umpire does not use but which may contain
/// players' numbers; after a renumbering these numbers would refer to other players. Returns none
/// if there is no such line.
std::optional<std::string> unusedOfPlayers(const Tournament& tournament);

/// Returns the pairs of round and player number whose results the imported report marks as unrated
/// (W, D, L). A result that was changed since is rated.
std::set<std::pair<int, int>> unratedIn(const Tournament& tournament);

/// Returns the players' numbers in order of starting rank, which is the order of the numbers.
std::vector<int> numbersByRank(const Tournament& tournament);

} // namespace umpire::tournament
