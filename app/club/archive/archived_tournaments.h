#pragma once

#include "app/club/archive/event_archive.h"
#include "app/club/tables/tournament_store.h"

/// Writes a tournament's files in an archive.
namespace umpire {

/// Writes the tournament's files, whose names begin with `stem`: the tournament (.json), results
/// and standings, the changes with their authors and reasons, and a report if FIDE's format can
/// express it. Errors: CannotWrite.
Expected<void> writeTournamentFiles(const std::filesystem::path& stem,
                                    const tournament::Tournament& tournament,
                                    const std::vector<TournamentChange>& changes);

/// Where the tournament does not say when it began, the day on which its first round was made.
/// Where it does not say when it ended, the day on which the last game's result came first. A night
/// belongs to its evening, as in a season.
tournament::Tournament withDays(tournament::Tournament tournament,
                                const std::vector<TournamentChange>& changes);

/// Returns one line per seat: player, round, seat and result.
std::string resultsCsv(const tournament::Tournament& tournament);
std::string standingsCsv(const tournament::Tournament& tournament);
std::string changesCsv(const std::vector<TournamentChange>& changes);

} // namespace umpire
