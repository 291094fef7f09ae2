#pragma once

#include "app/mind/analysis/analyse_game.h"

#include <nlohmann/json_fwd.hpp>

/// Formats an analysis as text, and as the JSON document "umpire.analysis/1" (docs/analysis.md).
namespace umpire {

inline constexpr std::size_t kToldMistakes = 3;

std::string analysisText(const Analysis& analysis, const GameSettings& settings);
nlohmann::ordered_json analysisJson(const Analysis& analysis, const GameSettings& settings);

} // namespace umpire
