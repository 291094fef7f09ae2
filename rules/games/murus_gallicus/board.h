#pragma once

#include "rules/games/murus_gallicus/settings.h"
#include "rules/notation.h"

#include <array>
#include <bit>
#include <cstdint>
#include <optional>

/// The boards, from hexagons of 37 cells to a square of 100.
namespace umpire::murus_gallicus {

/// Index of a cell, row by row from a1. On squares of eight columns it is 8 * row + column. On
/// hexagons a column runs from lower right to upper left: a5 and e1 are the left ends of the middle
/// and of the lowest row of `hex5`.
using CellIndex = int;
constexpr CellIndex kNoCell = -1;
constexpr int kMaxCells = 100;
constexpr int kMaxDirections = 8;
constexpr int kMaxPlayers = 4;

/// A bit set of two machine words: at most 128 cells.
__extension__ typedef unsigned __int128 CellSet; // NOLINT(modernize-use-using)

constexpr CellSet setOf(CellIndex cell) {
    return CellSet{1} << cell;
}
constexpr bool contains(CellSet set, CellIndex cell) {
    return cell >= 0 && cell < kMaxCells && ((set >> cell) & 1U) != 0;
}
constexpr std::uint64_t lowHalf(CellSet set) {
    return std::uint64_t(set);
}
constexpr std::uint64_t highHalf(CellSet set) {
    return std::uint64_t(set >> 64);
}
constexpr int countOf(CellSet set) {
    return std::popcount(lowHalf(set)) + std::popcount(highHalf(set));
}
/// Removes and returns the first cell of a set that is not empty.
constexpr CellIndex takeFirst(CellSet& set) {
    const std::uint64_t low = lowHalf(set);
    const CellIndex first = low != 0 ? std::countr_zero(low) : 64 + std::countr_zero(highHalf(set));
    set &= set - 1;
    return first;
}

/// Directions are counted clockwise: on squares from north (away from the first player), on
/// hexagons from north-east. Each player sits a fixed turn clockwise from the previous player, and
/// his directions are rotated by the same turn.
struct BoardGeometry {
    int cellCount = 0;
    int directionCount = 0;
    int rowCount = 0;
    int playerTurn = 0; ///< number of directions between a player and the next
    std::array<std::array<std::int8_t, kMaxDirections>, kMaxCells> neighbour{};
    std::array<CellName, kMaxCells> names{};
    std::array<CellSet, kMaxPlayers> home{}; ///< MG-2, MG-20: initial tower cells, by player
    CellSet cells = 0;

    /// Returns the cell that is `steps` away; kNoCell beyond the edge.
    [[nodiscard]] constexpr CellIndex walk(CellIndex from, int direction, int steps) const {
        for (; steps > 0 && from != kNoCell; --steps) {
            from = neighbour[std::size_t(from)][std::size_t(direction)];
        }
        return from;
    }
    [[nodiscard]] std::optional<CellIndex> find(CellName name) const;
};

const BoardGeometry& geometryOf(const Settings& settings);

/// The straight line between two different cells; none if no line contains both.
struct Line {
    int direction = 0;
    int steps = 0; ///< 1: the cells are adjacent
};
std::optional<Line> lineBetween(const BoardGeometry& board, CellIndex from, CellIndex to);

/// Tells whether a player's catapult may throw in that direction: forwards or sideways (MG-12,
/// MG-A8).
bool throwsTowards(const BoardGeometry& board, Player player, int direction);

/// Returns the row in front of a player's home row, in a game for two (MG-16, MG-17).
CellSet secondRow(const BoardGeometry& board, Player player);

} // namespace umpire::murus_gallicus
