#pragma once

#include "rules/games/war_galley/state.h"

#include <random>

/// Chooses orders for two galleys that are worth filming.
namespace umpire::films {

/// The result that the orders must have.
enum class Wanted { Fire, RearrangedOars };

/// Returns a plan for each galley. Both stay in the middle of the table, clear of each other's oars
/// and of the limits that the rules measure; one of them fires at the other.
std::vector<war_galley::Plan> goodPlans(const war_galley::State& state, Wanted wanted,
                                        std::mt19937_64& random);

} // namespace umpire::films
