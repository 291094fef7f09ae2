#pragma once

#include <array>

/// Weights for the evaluation of positions without search. They were fitted to the results of
/// 12,000 games of the engine against itself, by logistic regression over their quiet positions.
/// With these weights the engine scored 0.83 (basic and advanced) and 0.72 (escape) against weights
/// set by hand, at 1,000 positions per action.
namespace umpire::murus_engine {

constexpr int kRanks = 10; ///< maximum number of rows from a player's own edge

struct Weights {
    /// Worths of a pile of one, two and three stones, by the number of rows from the player's own
    /// edge. Most of the value of stones is in the towers' mobility.
    std::array<std::array<int, kRanks>, 3> piles{};
    int move = 0;        ///< worth of each direction in which a tower can move
    int turn = 0;        ///< worth of having the turn
    double scale = 200.; ///< a lead of this size wins 73 of 100 games
};

/// Weights for variants in which a player wins by reaching the other home row.
constexpr Weights kRace{
    .piles = {{{-66, -37, -25, -25, 22, -91, -91, -91, -91, -91},
               {-63, -1, -5, -12, 131, 131, 131, 131, 131, 131}}},
    .move = 22,
    .turn = 19,
};

/// Weights for the variants of kRace with catapults.
constexpr Weights kSiege{
    .piles = {{{-76, -53, -30, -54, -14, -119, -119, -119, -119, -119},
               {-102, -69, -84, -55, 82, 82, 82, 82, 82, 82},
               {-25, -12, 87, 20, 200, 200, 200, 200, 200, 200}}},
    .move = 22,
    .turn = 22,
};

/// Weights for escape, in which a player loses only when he cannot act.
constexpr Weights kEscape{
    .piles = {{{-80, -34, -24, -26, -60, -52, -94, -94, -94, -94},
               {6, 26, 25, 43, 40, 40, 22, 22, 22, 22}}},
    .move = 16,
};

} // namespace umpire::murus_engine
