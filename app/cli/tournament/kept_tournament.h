#pragma once

#include "app/club/tournament/tournament.h"
#include "app/common/failure/failure.h"

#include <filesystem>
#include <functional>

/// A tournament in its file.
namespace umpire {

/// Error: CannotRead.
Expected<std::string> textOfFile(const std::filesystem::path& file);
/// Errors: CannotRead, and those of readTournament.
Expected<tournament::Tournament> tournamentIn(const std::filesystem::path& file);
/// The file changes whole or not at all. Error: CannotWrite.
Expected<void> keep(const tournament::Tournament& tournament, const std::filesystem::path& file);
/// Keeps what the change makes of it. Errors: also those of the change.
Expected<void> changeIn(
    const std::filesystem::path& file,
    const std::function<Expected<tournament::Tournament>(const tournament::Tournament&)>& change);

/// With commas between. Error: WrongUsage with what there is.
Expected<std::vector<tournament::TieBreak>> tieBreaksIn(const std::string& names);

} // namespace umpire
