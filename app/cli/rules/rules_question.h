#pragma once

#include "app/cli/rules/rules_answers.h"
#include "app/common/json/json_text.h"
#include "app/record/game_files/any_game.h"

#include <nlohmann/json.hpp>

/// Functions shared by the answers about the rules.
namespace umpire {

/// Formats a document as one line.
inline std::string lineOf(const nlohmann::ordered_json& document) {
    return compactText(document) + "\n";
}

/// Returns the game that the question names. Error: WrongUsage if there is no such game.
Expected<const AnyGame*> gameOf(const RulesQuestion& question);

/// Returns the question's start position. Errors: WrongUsage for the game or the variant,
/// CannotRead for the files or the position.
Expected<SharedPosition> positionOf(const RulesQuestion& question);

/// Returns the outcome; null while the game goes on.
nlohmann::ordered_json jsonOfOutcome(const AnyPosition& position);

/// Joins names: "roman, gaul".
std::string listed(const std::vector<std::string>& names);

} // namespace umpire
