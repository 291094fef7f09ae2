#pragma once

#include "app/club/season/season.h"
#include "app/print/kit/kit.h"

#include <nlohmann/json_fwd.hpp>

/// A season in its forms. docs/season.md describes them.
namespace umpire::season {

/// For a terminal, in English.
std::string textOf(const Season& season);
/// Schema `umpire.season-figures/1`.
nlohmann::ordered_json jsonOf(const Season& season);
/// By the names of the files: `tables.csv`, `ratings.csv`, `head-to-head.csv`, `milestones.csv`.
std::map<std::string, std::string> csvFilesOf(const Season& season);
/// A whole HTML page that needs nothing else.
std::string pageOf(const Season& season, Language language);
/// Pages of a PDF, to be saved by `saveKit`; each table begins a page.
Expected<PrintedKit> printSeason(const Season& season, Paper paper, Language language);

} // namespace umpire::season
