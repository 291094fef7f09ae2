#pragma once

#include "rules/games/naval_battle/table.h"
#include "rules/notation.h"

#include <array>
#include <memory>
#include <optional>

/// The board (NB-1) and data derived from its shape.
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

/// Index of a square: row * columns + column; a1 is 0.
using SquareIndex = int;

/// The white line between a port and the sea, along all columns.
struct Coast {
    int rowBelow = 0;       ///< the coast lies between this row (counted from 0) and the next
    std::vector<bool> open; ///< by column: true for an entrance
    bool operator==(const Coast&) const = default;
};

struct Board {
    int columns = 0;
    int rows = 0;
    std::vector<Water> squares;
    std::array<Coast, 2> coasts;                       ///< by side
    std::array<std::vector<SquareIndex>, 2> batteries; ///< squares of the batteries (NB-5), by side
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

/// A neighbouring square. No step leads onto an island or across the coast (NB-8). A diagonal step
/// crosses the coast unless both columns are open.
struct Neighbour {
    SquareIndex to = kNoSquare;
    int entrance = kNoEntrance; ///< the entrance through which the move leads, in or out
};

/// NB-A8: the batteries on both sides of an entrance guard it.
struct Entrance {
    Side port = Side::Red;
    std::array<SquareIndex, 2> batteries{};
};

/// The resources, with precomputed tables.
struct Chart {
    Resources resources;
    std::vector<std::array<Neighbour, kDirections>> steps; ///< by square, then clockwise from north
    std::vector<Entrance> entrances;
    /// NB-13: by square, then by side: the squares of the batteries that have this square in reach.
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
    /// Returns the distance in king's moves, whatever lies between.
    [[nodiscard]] int distance(SquareIndex one, SquareIndex other) const;
    /// Tells whether the two are adjacent, with no coast or island in the step (NB-A18).
    [[nodiscard]] bool areAdjacent(SquareIndex one, SquareIndex other) const;
};

/// Builds the chart. The resources must be complete and valid; the reader of a file checks them.
std::shared_ptr<const Chart> chartOf(Resources resources);

} // namespace umpire::naval_battle
