#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

/// The error message for an unknown subcommand.
namespace umpire {

/// Returns one line with the typed word and a similar command, if any. Returns an empty text if
/// `arguments` (without the program's name) name existing commands.
std::string unknownCommand(const CLI::App& app, const std::vector<std::string>& arguments);

/// Returns the name nearest to the typed text: a name with that prefix, or a name that differs by
/// at most a third of its letters. Returns an empty text if no name is near.
std::string nearestName(const std::string& typed, const std::vector<std::string>& names);

} // namespace umpire
