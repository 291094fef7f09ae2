#pragma once

#include <CLI/CLI.hpp>

namespace umpire {

/// Adds the arbiter's commands of `umpire tournament` besides results: players, manual rounds,
/// tie-breaks, lots, play-offs and the check.
void addArbiterCommands(CLI::App& group, int& exitStatus);

} // namespace umpire
