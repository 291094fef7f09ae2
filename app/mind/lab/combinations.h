#pragma once

#include "app/common/failure/failure.h"
#include "app/record/game_files/any_game.h"

#include <string>
#include <vector>

/// Lists the variants and settings of a game that the lab compares.
namespace umpire {

/// Maximum number of combinations; the tables have no room for more.
constexpr std::size_t kMostVariants = 64;

/// The user's request.
struct ComparedRules {
    std::string variants; ///< names, such as "basic,advanced"; empty: the game's default variant
    /// One text per setting with the values to compare, such as "bonus=all,consecutive".
    std::vector<std::string> sets;
};

/// Returns every combination as a text that the game's parser reads, such as "advanced
/// catapults=off". The variant changes most slowly, and the value of the last setting fastest.
/// Error WrongUsage: a setting or value is unknown or repeated, or there are too many combinations.
Expected<std::vector<std::string>> combinationsOf(const AnyGame& game, const ComparedRules& rules);

} // namespace umpire
