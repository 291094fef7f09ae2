#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

/// What `main` does with the arguments before any subcommand sees them.
namespace umpire {

/// Returns the arguments after the program's name. Every user of this machine can read arguments
/// (`ps`), so this function replaces the text after `#` in an address, and a password before `@`,
/// by stars. `argv`: that of `main`; its strings are modified.
std::vector<std::string> takeArguments(int argc, char** argv);

/// Returns one line with the typed word and a similar command, if any. Returns an empty text if
/// `arguments` (without the program's name) name existing commands.
std::string unknownCommand(const CLI::App& app, const std::vector<std::string>& arguments);

/// Returns the name nearest to the typed text: a name with that prefix, or a name that differs by
/// at most a third of its letters. Returns an empty text if no name is near.
std::string nearestName(const std::string& typed, const std::vector<std::string>& names);

} // namespace umpire
