#pragma once

#include "app/print/kit/kit.h"

#include <chrono>
#include <CLI/CLI.hpp>
#include <filesystem>
#include <stop_token>
#include <vector>

namespace umpire {

class Feed;

/// Adds --data: the players' own files (app/record/game_files). Returns the option.
CLI::Option* addDataOption(CLI::App& command, std::vector<std::filesystem::path>& data);

/// Adds --paper and --language for printed pages.
void addPaperOptions(CLI::App& command, Paper& paper, Language& language);

/// Adds only --language.
void addLanguageOption(CLI::App& command, Language& language);

/// Adds an option for a delay from 0 to 3600 seconds. `what`: the option's help.
void addDelayOption(CLI::App& command, const std::string& names, const std::string& what,
                    std::chrono::seconds& delay);

/// Shows the delayed end of a finished game to spectators, until it is complete or `end` is
/// requested.
void showRest(Feed& feed, const std::stop_token& end);

} // namespace umpire
