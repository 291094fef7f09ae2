#pragma once

#include "app/game/live/live_game.h"
#include "app/web/linked/table_link.h"

#include <CLI/CLI.hpp>
#include <filesystem>
#include <optional>

namespace umpire {

/// Adds --side, --invite and --with.
void addLinkOptions(CLI::App& command, LinkRequest& request);

/// Connects to the other table if requested, and prints its address to standard error; null: all
/// sides play here. Errors: WrongUsage if an option is missing or superfluous, and those of
/// TableLink::open.
Expected<std::unique_ptr<TableLink>> openLink(const LinkRequest& link, LiveRequest& request);

/// The files of --players and --new-players.
struct PlayersFile {
    std::optional<std::filesystem::path> kept;  ///< is read
    std::optional<std::filesystem::path> fresh; ///< is written first
};

/// Adds --players and --new-players. `resume`: the option for a game that goes on, whose players
/// have their passwords already.
void addPlayersOptions(CLI::App& command, PlayersFile& file, CLI::Option* resume);

/// Writes the file of --new-players, and prints its name to standard error. Returns the file that
/// the feed reads; none without these options. Errors: those of playersOf; CannotWrite,
/// also if the file exists already.
Expected<std::optional<std::filesystem::path>> passwordsIn(const PlayersFile& file,
                                                           const LiveRequest& request);

/// Adds the options for the films beside the journal: --moments and --moments-disk.
void addMomentsOptions(CLI::App& command, MomentsSetting& moments);

} // namespace umpire
