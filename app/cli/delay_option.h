#pragma once

#include <chrono>
#include <CLI/CLI.hpp>
#include <stop_token>

namespace umpire {

class Feed;

/// `names`: such as "--delay". `what`: what is shown so many seconds later.
void addDelayOption(CLI::App& command, const std::string& names, const std::string& what,
                    std::chrono::seconds& delay);

/// The game is over: what spectators are shown later they are shown to the end, or until `end`.
void showRest(Feed& feed, const std::stop_token& end);

} // namespace umpire
