#pragma once

#include "app/game/live/live_game.h"
#include "app/web/linked/table_link.h"

#include <CLI/CLI.hpp>

namespace umpire {

/// Adds --side, --invite and --with.
void addLinkOptions(CLI::App& command, LinkRequest& request);

/// Connects to the other table if requested, and prints its address to standard error; null: all
/// sides play here. Errors: WrongUsage if an option is missing or superfluous, and those of
/// TableLink::open.
Expected<std::unique_ptr<TableLink>> openLink(const LinkRequest& link, LiveRequest& request);

/// Adds the options for the films beside the journal: --moments and --moments-disk.
void addMomentsOptions(CLI::App& command, MomentsSetting& moments);

} // namespace umpire
