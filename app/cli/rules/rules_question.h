#pragma once

#include "app/cli/rules/rules_answers.h"
#include "app/common/json/json_text.h"
#include "app/record/game_files/any_game.h"

#include <nlohmann/json.hpp>

/// What the answers to questions about the rules share.
namespace umpire {

/// A document in one line.
inline std::string lineOf(const nlohmann::ordered_json& document) {
    return compactText(document) + "\n";
}

/// The game that the question names.
Expected<const AnyGame*> gameOf(const RulesQuestion& question);

/// Where the question begins.
Expected<SharedPosition> positionOf(const RulesQuestion& question);

/// Null while the game goes on.
nlohmann::ordered_json jsonOfOutcome(const AnyPosition& position);

/// "roman, gaul".
std::string listed(const std::vector<std::string>& names);

} // namespace umpire
