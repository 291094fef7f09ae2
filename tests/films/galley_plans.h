#pragma once

#include "rules/games/war_galley/state.h"

#include <random>

/// Orders for two galleys that make something to film.
namespace umpire::films {

/// What has to come of them.
enum class Wanted { Fire, RearrangedOars };

/// A plan for each galley: both stay in the middle of the table, away from each other's oars and
/// from the edges of what the rules measure; somebody fires at the other.
std::vector<war_galley::Plan> goodPlans(const war_galley::State& state, Wanted wanted,
                                        std::mt19937_64& random);

} // namespace umpire::films
