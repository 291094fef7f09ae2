#pragma once

#include "app/common/failure/failure.h"
#include "app/record/game_files/any_game.h"

#include <string>
#include <vector>

/// Which variants of a game are compared.
namespace umpire {

/// More are no longer side by side.
constexpr std::size_t kMostVariants = 64;

/// What is asked for, as typed.
struct ComparedRules {
    std::string variants;          ///< "basic,advanced"; empty: the game's default
    std::vector<std::string> sets; ///< "bonus=all,consecutive", one for each setting
};

/// Every combination, as the game's own parser reads it: "advanced catapults=off". The variants
/// change last, and the values of the last setting change first. Errors: WrongUsage, one line about
/// a setting or a value that the game does not know, or that is there twice.
Expected<std::vector<std::string>> combinationsOf(const AnyGame& game, const ComparedRules& rules);

} // namespace umpire
