#pragma once

#include "app/game/referee/core/lying_pieces.h"

#include <algorithm>

/// The public position: places with their pieces, to draw or to read aloud.
namespace umpire::referee {

/// Kind of a place, which determines its colour.
enum class Ground { Plain, Sea, Calm, Land, Wall, FirstPort, SecondPort };

/// The number of columns and rows of a board of squares.
struct Squares {
    int columns = 0;
    int rows = 0;
};

/// A place on the printed board. Its areas are relative to the lower left corner of the board.
struct BoardSpot {
    SpotArea area;
    std::string name; ///< name such as "f9" or "EF"
    Ground ground = Ground::Plain;
    SpotArea room{}; ///< part of `area` in which pieces are drawn
    /// Title on the map, such as "Nyugati fal"; empty if the place has no title.
    std::string title{};
    SpotArea header{}; ///< part of `area` for the name and the title; its width is 0 if the place
                       ///< has no such part
    bool operator==(const BoardSpot& other) const { return name == other.name; }
};

/// A road on the map. The spots hide its ends.
struct BoardRoad {
    TablePoint from;
    TablePoint to;
    bool operator==(const BoardRoad&) const = default;
};

enum class PieceShape { Token, Ship, Marker };

struct BoardPiece {
    int spot = 0;
    std::string label; ///< text on the piece; empty if the kind of the piece is hidden
    int seat = 0;      ///< seat of the owner
    PieceShape shape = PieceShape::Token;
    /// Direction of the bow; only for a ship, whose bow is on `spot`.
    std::optional<Radians> heading{};
    int strength = 0; ///< number on the piece; 0: the piece has no number
    bool damaged = false;
    bool operator==(const BoardPiece&) const = default;
};

/// A number of the position that no piece shows, such as "tms" from 0 to 4.
struct BoardTrack {
    std::string key; ///< name of the number in `correct tms=3`
    int value = 0;
    int least = 0;
    int most = 0;
    bool operator==(const BoardTrack&) const = default;
};

/// The public board. It has no secrets: not the kind of a hidden token, not the cargo of a ship,
/// and not a fleet that is still set up.
struct PieceBoard {
    std::vector<BoardSpot> spots;
    std::vector<BoardPiece> pieces;
    std::vector<BoardTrack> tracks;
    std::vector<std::string> players; ///< names of the players, by seat
    std::vector<BoardRoad> roads{};
    [[nodiscard]] bool has(int spot) const {
        return std::ranges::any_of(
            spots, [spot](const BoardSpot& each) { return each.area.spot == spot; });
    }
    bool operator==(const PieceBoard&) const = default;
};

} // namespace umpire::referee
