#pragma once

#include "rules/games/naval_battle/table.h"
#include "rules/notation.h"

#include <array>
#include <memory>
#include <optional>

/// The board (NB-1) and what follows from its shape.
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

/// row * columns + column; a1 is 0.
using SquareIndex = int;

/// The white line between a port and the sea, along all columns.
struct Coast {
    int rowBelow = 0;       ///< it runs between this row (from 0) and the next
    std::vector<bool> open; ///< by column: an entrance
    bool operator==(const Coast&) const = default;
};

struct Board {
    int columns = 0;
    int rows = 0;
    std::vector<Water> squares;
    std::array<Coast, 2> coasts;                       ///< by side
    std::array<std::vector<SquareIndex>, 2> batteries; ///< their squares (NB-5), by side
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

/// One square further. Steps onto islands and across the coast do not exist (NB-8); a diagonal one
/// crosses it unless both columns are open.
struct Neighbour {
    SquareIndex to = kNoSquare;
    int entrance = kNoEntrance; ///< that it goes through, in or out
};

/// NB-A8: the batteries on its two sides guard it.
struct Entrance {
    Side port = Side::Red;
    std::array<SquareIndex, 2> batteries{};
};

/// The resources with what is worked out once.
struct Chart {
    Resources resources;
    std::vector<std::array<Neighbour, kDirections>> steps; ///< by square; clockwise from north
    std::vector<Entrance> entrances;
    /// NB-13: by square, then by side: the squares of batteries that have it in reach.
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
    /// Squares apart as a king goes, whatever lies between.
    [[nodiscard]] int distance(SquareIndex one, SquareIndex other) const;
    /// Side by side with neither coast nor island in the step (NB-A18).
    [[nodiscard]] bool areAdjacent(SquareIndex one, SquareIndex other) const;
};

/// The resources are complete and in order; who reads them from outside checks that.
std::shared_ptr<const Chart> chartOf(Resources resources);

} // namespace umpire::naval_battle
