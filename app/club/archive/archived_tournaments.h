#pragma once

#include "app/club/archive/event_archive.h"
#include "app/club/tables/tournament_store.h"

/// Writes a tournament's files in an archive.
namespace umpire {

/// Writes the tournament's files, whose names begin with `stem`: the tournament (.json), results
/// and standings, the changes with their authors and reasons, and FIDE's report if its format can
/// express the tournament. Errors: CannotWrite.
Expected<void> writeTournamentFiles(const std::filesystem::path& stem,
                                    const tournament::Tournament& tournament,
                                    const std::vector<TournamentChange>& changes);

/// Sets the days that the tournament does not have: the first day is that on which its first round
/// was made, the last day is that of the last game's first result. A night belongs to its evening,
/// as in a season.
tournament::Tournament withDays(tournament::Tournament tournament,
                                const std::vector<TournamentChange>& changes);

/// Returns a CSV file with one line per seat: round, table, seat, the player's number and name,
/// points, board points, and whether the player came.
std::string resultsCsv(const tournament::Tournament& tournament);
std::string standingsCsv(const tournament::Tournament& tournament);
std::string changesCsv(const std::vector<TournamentChange>& changes);

} // namespace umpire
