#pragma once

#include "app/club/tournament/tournament.h"
#include "app/common/failure/failure.h"

#include <filesystem>
#include <functional>

/// Reads and writes a tournament's file.
namespace umpire {

/// Returns the file's text. Error: CannotRead.
Expected<std::string> textOfFile(const std::filesystem::path& file);
/// Reads a tournament from its file. Errors: CannotRead, and those of readTournament.
Expected<tournament::Tournament> tournamentIn(const std::filesystem::path& file);
/// Writes the file whole or not at all. Error: CannotWrite.
Expected<void> keep(const tournament::Tournament& tournament, const std::filesystem::path& file);
/// Applies the change to the file's tournament, and writes the result. Errors: also those of the
/// change.
Expected<void> changeIn(
    const std::filesystem::path& file,
    const std::function<Expected<tournament::Tournament>(const tournament::Tournament&)>& change);

/// Parses names separated by commas. Error: WrongUsage, which lists the known names.
Expected<std::vector<tournament::TieBreak>> tieBreaksIn(const std::string& names);

} // namespace umpire
