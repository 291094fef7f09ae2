#pragma once

#include "rules/games/murus_gallicus/rules.h"

/// Bitboards for the search. Each row has one bit more than the board has columns; no piece may use
/// that bit. So each direction is a constant shift, and no step wraps from one edge to the other.
namespace umpire::murus_engine {

using murus_gallicus::CellSet;

/// Returns the number of bits in the set. On plain x86-64 std::popcount compiles to a function
/// call; this function does not.
constexpr int countBits(std::uint64_t set) {
    set -= (set >> 1U) & 0x5555555555555555U;
    set = (set & 0x3333333333333333U) + ((set >> 2U) & 0x3333333333333333U);
    set = (set + (set >> 4U)) & 0x0f0f0f0f0f0f0f0fU;
    return int((set * 0x0101010101010101U) >> 56U);
}
constexpr int countBits(CellSet set) {
    return countBits(std::uint64_t(set)) + countBits(std::uint64_t(set >> 64));
}
constexpr int takeLowest(std::uint64_t& set) {
    const int lowest = std::countr_zero(set);
    set &= set - 1;
    return lowest;
}
constexpr int takeLowest(CellSet& set) {
    return murus_gallicus::takeFirst(set);
}

/// A bitboard: the cell in row r and column c is the bit `kRow` * r + c.
template <typename WordType, int kCellsInARow, int kDirectionCount, int kMostSeats>
struct Grid {
    using Word = WordType;
    static constexpr int kRow = kCellsInARow;
    static constexpr int kDirections = kDirectionCount;
    static constexpr int kSeats = kMostSeats;
    static constexpr int kBits = 8 * int(sizeof(Word));

    /// Bit shift of each direction, clockwise, in the order of BoardGeometry.
    static constexpr std::array<int, 8> kShifts =
        kDirections == 8
            ? std::array<int, 8>{kRow, kRow + 1, 1, 1 - kRow, -kRow, -kRow - 1, -1, kRow - 1}
            : std::array<int, 8>{kRow, 1, 1 - kRow, -kRow, -1, kRow - 1};

    static constexpr Word bit(int cell) { return Word{1} << cell; }

    /// Moves all cells of the set by one step. The caller must remove cells that are off the board.
    template <int kDirection>
    static constexpr Word stepped(Word set) {
        constexpr int kShift = kShifts[kDirection];
        if constexpr (kShift > 0) {
            return set << kShift;
        } else {
            return set >> -kShift;
        }
    }
    template <int kDirection>
    static constexpr Word steppedBack(Word set) {
        return stepped<(kDirection + kDirections / 2) % kDirections>(set);
    }

    /// Calls visit.template operator()<direction>() for each direction.
    template <typename Visit>
    static constexpr void forEachDirection(Visit visit) {
        [&]<std::size_t... kIndex>(std::index_sequence<kIndex...>) {
            (visit.template operator()<int(kIndex)>(), ...);
        }
        (std::make_index_sequence<kDirections>{});
    }
};

/// Duel: two players on 8 x 7 cells, in one machine word. Squares: all other boards of squares.
/// Hexagons: boards of hexagons.
using Duel = Grid<std::uint64_t, 9, 8, 2>;
using Squares = Grid<CellSet, 11, 8, murus_gallicus::kMaxPlayers>;
using Hexagons = Grid<CellSet, 11, 6, murus_gallicus::kMaxPlayers>;

} // namespace umpire::murus_engine
