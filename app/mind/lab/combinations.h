#pragma once

#include "app/common/failure/failure.h"
#include "app/record/game_files/any_game.h"

#include <string>
#include <vector>

/// Determines the variants to compare.
namespace umpire {

/// Limit of the variants; more do not fit side by side.
constexpr std::size_t kMostVariants = 64;

/// The request, as typed.
struct ComparedRules {
    std::string variants;          ///< "basic,advanced"; empty: the game's default
    std::vector<std::string> sets; ///< one text per setting, such as "bonus=all,consecutive"
};

/// Returns every combination in the form that the game's parser reads, such as "advanced
/// catapults=off". The variants change last, the values of the last setting first. Errors:
/// WrongUsage, one line about an unknown or repeated setting or value.
Expected<std::vector<std::string>> combinationsOf(const AnyGame& game, const ComparedRules& rules);

} // namespace umpire
