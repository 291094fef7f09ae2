#pragma once

#include "app/club/archive/event_archive.h"
#include "app/club/tables/tournament_store.h"

/// What an archive has of a tournament.
namespace umpire {

/// Writes its files, whose names begin with `stem`: the tournament itself (.json), results and
/// standings, the changes with who made them and why, and a report where FIDE's form can say it.
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
