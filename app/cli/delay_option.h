#pragma once

#include <chrono>
#include <CLI/CLI.hpp>
#include <stop_token>

namespace umpire {

class Feed;

/// Formats a value and its meaning in one line, such as "  catapults=on  there are some".
void addDelayOption(CLI::App& command, const std::string& names, const std::string& what,
                    std::chrono::seconds& delay);

/// After the game: shows the delayed rest to spectators, until it is complete or `end` is
/// requested.
void showRest(Feed& feed, const std::stop_token& end);

} // namespace umpire
