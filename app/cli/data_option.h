#pragma once

#include <CLI/CLI.hpp>
#include <filesystem>
#include <vector>

namespace umpire {

/// Adds --data: the players' own files (app/record/game_files). Returns the option.
CLI::Option* addDataOption(CLI::App& command, std::vector<std::filesystem::path>& data);

} // namespace umpire
