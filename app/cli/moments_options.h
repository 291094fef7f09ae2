#pragma once

#include "app/game/live/live_game.h"

#include <CLI/CLI.hpp>

namespace umpire {

/// Adds the options for the films beside the journal: --moments and --moments-disk.
void addMomentsOptions(CLI::App& command, MomentsSetting& moments);

} // namespace umpire
