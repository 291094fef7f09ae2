#pragma once

#include <array>

/// What a position is worth without looking ahead, in hundredths of a wall.
namespace umpire::murus_engine {

constexpr int kRanks = 10; ///< rows from the own edge on, at most

struct Weights {
    /// Of a pile of one, two and three stones, by how many rows it has gone.
    std::array<std::array<int, kRanks>, 3> piles{};
    int move = 0;      ///< for each direction in which a tower may go
    int threat = 0;    ///< for each pile that could break through now, were it its turn
    int turn = 0;      ///< for being to move
    double scale = 1.; ///< a lead of so much wins 73 games of 100
};

/// Where reaching the other's home row wins.
constexpr Weights kRace{
    .piles = {{{110, 100, 100, 105, 115, 130, 100, 100, 100, 100},
               {250, 250, 255, 265, 300, 300, 250, 250, 250, 250},
               {380, 380, 385, 400, 430, 400, 380, 380, 380, 380}}},
    .move = 6,
    .threat = 60,
    .turn = 20,
    .scale = 200.,
};

/// Escape: only who cannot act loses.
constexpr Weights kEscape{
    .piles = {{{60, 60, 60, 60, 60, 60, 60, 60, 60, 60},
               {250, 250, 250, 250, 250, 250, 250, 250, 250, 250},
               {330, 330, 330, 330, 330, 330, 330, 330, 330, 330}}},
    .move = 12,
    .threat = 0,
    .turn = 10,
    .scale = 250.,
};

} // namespace umpire::murus_engine
