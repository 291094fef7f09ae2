#pragma once

#include "rules/games/murus_gallicus/settings.h"
#include "rules/notation.h"

#include <array>
#include <bit>
#include <cstdint>
#include <optional>

/// The boards, from 37 hexagons to a square of 100 cells.
namespace umpire::murus_gallicus {

/// Index of a cell, counted row by row from a1. On a square board with eight columns the index is 8
/// * row + column. On hexagons a column runs from lower right to upper left: on `hex5` a5 is the
/// left end of the middle row, and e1 is the left end of the lowest row.
using CellIndex = int;
constexpr CellIndex kNoCell = -1;
constexpr int kMaxCells = 100;
constexpr int kMaxDirections = 8;
constexpr int kMaxPlayers = 4;

/// A set of cells, as the bits of two machine words. It has room for 128 cells.
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
/// Removes the first cell of a set that is not empty, and returns the cell.
constexpr CellIndex takeFirst(CellSet& set) {
    const std::uint64_t low = lowHalf(set);
    const CellIndex first = low != 0 ? std::countr_zero(low) : 64 + std::countr_zero(highHalf(set));
    set &= set - 1;
    return first;
}

/// A board. Directions are counted clockwise, on squares from north (away from the first player),
/// and on hexagons from north-east. Each player sits `playerTurn` directions clockwise from the
/// previous player, and his directions are turned by the same angle.
struct BoardGeometry {
    int cellCount = 0;
    int directionCount = 0;
    int rowCount = 0;
    int playerTurn = 0; ///< number of directions between two successive players
    std::array<std::array<std::int8_t, kMaxDirections>, kMaxCells> neighbour{};
    std::array<CellName, kMaxCells> names{};
    /// Cells of the first towers of each player (MG-2, MG-20).
    std::array<CellSet, kMaxPlayers> home{};
    CellSet cells = 0;

    /// Returns the cell that is `steps` cells away in the direction; kNoCell if it is off the
    /// board.
    [[nodiscard]] constexpr CellIndex walk(CellIndex from, int direction, int steps) const {
        for (; steps > 0 && from != kNoCell; --steps) {
            from = neighbour[std::size_t(from)][std::size_t(direction)];
        }
        return from;
    }
    [[nodiscard]] std::optional<CellIndex> find(CellName name) const;
};

const BoardGeometry& geometryOf(const Settings& settings);

/// The straight line between two different cells.
struct Line {
    int direction = 0;
    int steps = 0; ///< number of steps; 1 if the cells are adjacent
};
std::optional<Line> lineBetween(const BoardGeometry& board, CellIndex from, CellIndex to);

/// Tells whether the player's catapults may throw in that direction: forwards or sideways (MG-12,
/// MG-A8).
bool throwsTowards(const BoardGeometry& board, Player player, int direction);

/// Returns the row in front of the player's home row, in a game for two (MG-16, MG-17).
CellSet secondRow(const BoardGeometry& board, Player player);

} // namespace umpire::murus_gallicus
