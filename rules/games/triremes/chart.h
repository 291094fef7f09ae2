#pragma once

#include "rules/game.h"
#include "rules/games/triremes/domain.h"

#include <array>
#include <string>

/// The whole board: domain maps joined edge to edge; the maps of the far side are turned by 180°.
namespace umpire::triremes {

/// Index of a square, row by row from a1.
using Square = int;
inline constexpr Square kNoSquare = -1;
inline constexpr int kMaxPlayers = 8;

/// Clockwise. North points away from the first player's edge.
enum class Heading { North, East, South, West };
inline constexpr std::array kHeadings = {Heading::North, Heading::East, Heading::South,
                                         Heading::West};

constexpr Heading turned(Heading heading, int quartersClockwise) {
    return Heading((int(heading) + quartersClockwise + 4) % 4);
}
constexpr Heading opposite(Heading heading) {
    return turned(heading, 2);
}
/// Returns the quarter turns clockwise from `from` to `to`, 0 to 3.
constexpr int quartersBetween(Heading from, Heading to) {
    return (int(to) - int(from) + 4) % 4;
}

/// The arrangement of the maps. Two books (TR-21): two domains side by side for each of two
/// players. Three and more players (TR-22): a domain each, clockwise from the south-west; for
/// three, the south-east is open sea. With five or more players, more domains lie along the west
/// and east edges, between the two rows; for an odd number, the east has one fewer.
enum class Layout {
    OneBook,
    TwoBooks,
    ThreePlayers,
    FourPlayers,
    FivePlayers,
    SixPlayers,
    SevenPlayers,
    EightPlayers
};
inline constexpr std::size_t kLayouts = 8;

struct Anchor {
    Player owner;
    Square bow = kNoSquare;
    Heading heading = Heading::North;
    bool operator==(const Anchor&) const = default;
};

struct Chart {
    int columns = 0;
    int rows = 0;
    int players = 2;
    int soldiersEach = 0;
    std::vector<Terrain> terrain;    ///< by square
    std::vector<int> domainOf;       ///< by square: the seat whose map it is on, or -1
    std::vector<int> capitalOf;      ///< by square: the capital to whose wall it belongs, or -1
    std::vector<Player> capitals;    ///< owner of each capital
    std::vector<Anchor> anchors;     ///< in seat order
    std::vector<Square> neighbour{}; ///< by square and heading; kNoSquare beyond the edge
    bool operator==(const Chart&) const = default;

    [[nodiscard]] int squareCount() const { return columns * rows; }
    [[nodiscard]] bool has(Square square) const { return square >= 0 && square < squareCount(); }
    [[nodiscard]] Square find(CellName name) const;
    [[nodiscard]] CellName nameOf(Square square) const {
        return {square % columns, square / columns};
    }
    /// Returns the next square; kNoSquare beyond the edge.
    [[nodiscard]] Square step(Square square, Heading heading) const {
        return has(square) ? neighbour[std::size_t(4 * square + int(heading))] : kNoSquare;
    }
    [[nodiscard]] bool isSea(Square square) const {
        return has(square) && terrain[std::size_t(square)] == Terrain::Sea;
    }
    [[nodiscard]] bool isCoast(Square square) const { return has(square) && !isSea(square); }
    /// Tells whether the squares share a side (TR-A9, TR-A24).
    [[nodiscard]] bool areNeighbours(Square a, Square b) const;
    /// Tells whether the squares share a side or a corner.
    [[nodiscard]] bool touch(Square a, Square b) const;
};

/// The boards of every layout.
struct Atlas {
    Domain domain;
    std::array<Chart, kLayouts> charts;
    bool operator==(const Atlas&) const = default;
};

Atlas atlasOf(Domain domain);

/// Writes "d5", or the number if there is no such square.
std::string text(const Chart& chart, Square square);

} // namespace umpire::triremes
