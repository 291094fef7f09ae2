#pragma once

#include "rules/game.h"
#include "rules/games/triremes/domain.h"

#include <array>
#include <string>

/// The whole board. Maps of the players' domains are joined at their edges; the maps on the far
/// side are turned by 180°.
namespace umpire::triremes {

/// Index of a square, counted row by row from a1.
using Square = int;
inline constexpr Square kNoSquare = -1;
inline constexpr int kMaxPlayers = 8;

/// The directions, clockwise. North points away from the first player's edge.
enum class Heading { North, East, South, West };
inline constexpr std::array kHeadings = {Heading::North, Heading::East, Heading::South,
                                         Heading::West};

constexpr Heading turned(Heading heading, int quartersClockwise) {
    return Heading((int(heading) + quartersClockwise + 4) % 4);
}
constexpr Heading opposite(Heading heading) {
    return turned(heading, 2);
}
/// Returns the number of quarter turns clockwise from `from` to `to`, 0 to 3.
constexpr int quartersBetween(Heading from, Heading to) {
    return (int(to) - int(from) + 4) % 4;
}

/// The arrangement of the domains. Two books (TR-21): each of two players has two domains side by
/// side. Three and more players (TR-22): each player has a domain, clockwise from the south-west.
/// With three players, the south-east is open sea. With five or more players, the other domains lie
/// at the west and east edges, between the two rows; if their number is odd, the east edge has one
/// fewer.
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
    std::vector<Terrain> terrain; ///< terrain of each square
    std::vector<int> domainOf;    ///< by square: the seat of the domain that contains it, or -1
    std::vector<int> capitalOf;   ///< by square: index of the capital to which it belongs, or -1
    std::vector<Player> capitals; ///< owner of each capital
    std::vector<Anchor> anchors;  ///< places of the ships at the start, in the order of the seats
    std::vector<Square> neighbour{}; ///< by square and heading; kNoSquare if it is off the board
    bool operator==(const Chart&) const = default;

    [[nodiscard]] int squareCount() const { return columns * rows; }
    [[nodiscard]] bool has(Square square) const { return square >= 0 && square < squareCount(); }
    [[nodiscard]] Square find(CellName name) const;
    [[nodiscard]] CellName nameOf(Square square) const {
        return {square % columns, square / columns};
    }
    /// Returns the next square in the direction; kNoSquare if it is off the board.
    [[nodiscard]] Square step(Square square, Heading heading) const {
        return has(square) ? neighbour[std::size_t(4 * square + int(heading))] : kNoSquare;
    }
    [[nodiscard]] bool isSea(Square square) const {
        return has(square) && terrain[std::size_t(square)] == Terrain::Sea;
    }
    [[nodiscard]] bool isCoast(Square square) const { return has(square) && !isSea(square); }
    /// Tells whether the squares have a common side (TR-A9, TR-A24).
    [[nodiscard]] bool areNeighbours(Square a, Square b) const;
    /// Tells whether the squares have a common side or corner.
    [[nodiscard]] bool touch(Square a, Square b) const;
};

/// The boards of every layout, made from one domain.
struct Atlas {
    Domain domain;
    std::array<Chart, kLayouts> charts;
    bool operator==(const Atlas&) const = default;
};

Atlas atlasOf(Domain domain);

/// Writes a square as "d5"; as a number if it is not on the board.
std::string text(const Chart& chart, Square square);

} // namespace umpire::triremes
