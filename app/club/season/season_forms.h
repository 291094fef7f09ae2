#pragma once

#include "app/club/season/season.h"
#include "app/print/kit/kit.h"

#include <nlohmann/json_fwd.hpp>

/// Writes a season in its formats. docs/season.md describes them.
namespace umpire::season {

/// Returns the season's figures as text for a terminal, in English.
std::string textOf(const Season& season);
/// Returns the JSON `umpire.season-figures/1`.
nlohmann::ordered_json jsonOf(const Season& season);
/// Returns the CSV files by name: `tables.csv`, `ratings.csv`, `head-to-head.csv`,
/// `milestones.csv`.
std::map<std::string, std::string> csvFilesOf(const Season& season);
/// Returns a complete HTML page without external files.
std::string pageOf(const Season& season, Language language);
/// Prints the season as a PDF, to be saved by `saveKit`. Each table begins a page.
Expected<PrintedKit> printSeason(const Season& season, Paper paper, Language language);

} // namespace umpire::season
