#pragma once

#include <CLI/CLI.hpp>

namespace umpire {

/// What an arbiter does by `umpire tournament` besides results: players, rounds by hand,
/// tie-breaks, lots, play-offs and the check.
void addArbiterCommands(CLI::App& group, int& exitStatus);

} // namespace umpire
