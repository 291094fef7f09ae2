#pragma once

#include "app/club/archive/event_archive.h"
#include "app/club/tables/tournament_store.h"

/// Writes a tournament's files in an archive.
namespace umpire {

/// Writes its files, whose names begin with `stem`: the tournament (.json), results and standings,
/// the changes with their authors and reasons, and a report if FIDE's format can express it.
/// Errors: CannotWrite.
Expected<void> writeTournamentFiles(const std::filesystem::path& stem,
                                    const tournament::Tournament& tournament,
                                    const std::vector<TournamentChange>& changes);

/// Where the tournament does not say when it began and ended, the days on which its first and its
/// last round were made.
tournament::Tournament withDays(tournament::Tournament tournament,
                                const std::vector<TournamentChange>& changes);

/// A line a seat: who sat where in which round, and what came of it.
std::string resultsCsv(const tournament::Tournament& tournament);
std::string standingsCsv(const tournament::Tournament& tournament);
std::string changesCsv(const std::vector<TournamentChange>& changes);

} // namespace umpire
