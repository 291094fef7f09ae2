#pragma once

#include "app/game/live/live_game.h"
#include "app/web/linked/table_link.h"

#include <CLI/CLI.hpp>

namespace umpire {

/// --side, --invite and --with.
void addLinkOptions(CLI::App& command, LinkRequest& request);

/// Opens the way to the other table, where one was asked for, and shows its address on standard
/// error; null: all sides sit here. Errors: WrongUsage where an option is missing or one too many
/// is there, and those of TableLink::open.
Expected<std::unique_ptr<TableLink>> openLink(const LinkRequest& link, LiveRequest& request);

} // namespace umpire
