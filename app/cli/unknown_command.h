#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

/// What is said where somebody types a command that there is not.
namespace umpire {

/// One line that names what was typed and, where one is near, the command that was meant. Empty
/// where `arguments` (without the program's name) name commands that there are.
std::string unknownCommand(const CLI::App& app, const std::vector<std::string>& arguments);

/// The name that is nearest to what was typed: one that begins so, or one that differs by one
/// letter in three at most. Empty: none is near.
std::string nearestName(const std::string& typed, const std::vector<std::string>& names);

} // namespace umpire
