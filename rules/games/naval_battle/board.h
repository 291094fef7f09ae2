#pragma once

#include "rules/games/naval_battle/table.h"
#include "rules/notation.h"

#include <array>
#include <memory>
#include <optional>

/// The board (NB-1), and tables that are computed from its shape.
namespace umpire::naval_battle {

enum class Side : std::uint8_t { Red, Yellow };
inline constexpr std::array kSides = {Side::Red, Side::Yellow};

constexpr Side enemyOf(Side side) {
    return side == Side::Red ? Side::Yellow : Side::Red;
}
constexpr std::size_t indexOf(Side side) {
    return std::size_t(side);
}

enum class Water : std::uint8_t { Sea, Neutral, Island, RedPort, YellowPort };

constexpr Water portOf(Side side) {
    return side == Side::Red ? Water::RedPort : Water::YellowPort;
}

/// Index of a square, row * columns + column. The index of a1 is 0.
using SquareIndex = int;

/// The white line between a port and the sea, across all columns.
struct Coast {
    /// The row before the coast, from 0; the coast lies between this row and the next.
    int rowBelow = 0;
    std::vector<bool> open; ///< by column: true if the column is part of an entrance
    bool operator==(const Coast&) const = default;
};

struct Board {
    int columns = 0;
    int rows = 0;
    std::vector<Water> squares;
    std::array<Coast, 2> coasts; ///< coast of each port, by side
    /// Squares where batteries are placed (NB-5), by side.
    std::array<std::vector<SquareIndex>, 2> batteries;
    bool operator==(const Board&) const = default;
};

struct Resources {
    Table table;
    Board board;
    bool operator==(const Resources&) const = default;
};

constexpr int kNoEntrance = -1;
constexpr SquareIndex kNoSquare = -1;
constexpr int kDirections = 8;

/// A neighbouring square. A step onto an island or across the coast is not possible (NB-8). A
/// diagonal step crosses the coast unless both columns are open.
struct Neighbour {
    SquareIndex to = kNoSquare;
    /// The entrance that the step passes, inwards or outwards; kNoEntrance if none.
    int entrance = kNoEntrance;
};

/// An entrance of a port. The two batteries beside it guard it (NB-A8).
struct Entrance {
    Side port = Side::Red;
    std::array<SquareIndex, 2> batteries{};
};

/// The table and the board, with tables that are computed once.
struct Chart {
    Resources resources;
    /// Neighbours by square; directions clockwise from north.
    std::vector<std::array<Neighbour, kDirections>> steps;
    std::vector<Entrance> entrances;
    /// NB-13: by square, then by side: the squares of the batteries that can reach the square.
    std::vector<std::array<std::vector<SquareIndex>, 2>> batteriesNear;

    [[nodiscard]] const Table& table() const { return resources.table; }
    [[nodiscard]] const Board& board() const { return resources.board; }
    [[nodiscard]] int squareCount() const { return board().columns * board().rows; }
    [[nodiscard]] bool contains(SquareIndex square) const {
        return square >= 0 && square < squareCount();
    }
    [[nodiscard]] Water waterAt(SquareIndex square) const {
        return board().squares[std::size_t(square)];
    }
    [[nodiscard]] bool isNeutral(SquareIndex square) const {
        return waterAt(square) == Water::Neutral;
    }
    [[nodiscard]] bool isPort(SquareIndex square, Side side) const {
        return waterAt(square) == portOf(side);
    }
    [[nodiscard]] bool isBatterySquare(SquareIndex square, Side side) const;
    [[nodiscard]] std::optional<SquareIndex> find(CellName name) const;
    [[nodiscard]] CellName nameOf(SquareIndex square) const {
        return {square % board().columns, square / board().columns};
    }
    /// Returns the number of steps between the squares, also diagonal steps, whatever lies between.
    [[nodiscard]] int distance(SquareIndex one, SquareIndex other) const;
    /// Tells whether the squares are adjacent and the step crosses no coast and no island (NB-A18).
    [[nodiscard]] bool areAdjacent(SquareIndex one, SquareIndex other) const;
};

/// Computes the chart. The resources must be complete and valid; the reader of their file checks
/// them.
std::shared_ptr<const Chart> chartOf(Resources resources);

} // namespace umpire::naval_battle
