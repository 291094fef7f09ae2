#pragma once

#include <chrono>
#include <CLI/CLI.hpp>
#include <stop_token>

namespace umpire {

class Feed;

/// Adds an option for a delay from 0 to 3600 seconds. `what`: the option's help.
void addDelayOption(CLI::App& command, const std::string& names, const std::string& what,
                    std::chrono::seconds& delay);

/// Shows the delayed end of a finished game to spectators, until it is complete or `end` is
/// requested.
void showRest(Feed& feed, const std::stop_token& end);

} // namespace umpire
