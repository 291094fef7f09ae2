#pragma once

#include "app/game/referee/core/lying_pieces.h"

#include <algorithm>

/// The public position: places with their pieces, for drawing or reading.
namespace umpire::referee {

/// The kind of a place, for its colour.
enum class Ground { Plain, Sea, Calm, Land, Wall, FirstPort, SecondPort };

/// Sorted by SpotArea, as on the printed board; the origin is the board's lower-left corner.
struct BoardSpot {
    SpotArea area;
    std::string name; ///< "f9", "EF"
    Ground ground = Ground::Plain;
    SpotArea room{};     ///< the part of `area` where pieces are drawn
    std::string title{}; ///< the words on the map, "Nyugati fal"; empty: none
    SpotArea header{};   ///< the part of `area` for name and title; of no width: none
    bool operator==(const BoardSpot& other) const { return name == other.name; }
};

/// A road on the map. Spots cover its ends.
struct BoardRoad {
    TablePoint from;
    TablePoint to;
    bool operator==(const BoardRoad&) const = default;
};

enum class PieceShape { Token, Ship, Marker };

struct BoardPiece {
    int spot = 0;
    std::string label; ///< text on the piece; empty: its kind is hidden
    int seat = 0;      ///< seat of its owner
    PieceShape shape = PieceShape::Token;
    std::optional<Radians> heading{}; ///< only for a ship, whose bow is on `spot`
    int strength = 0;                 ///< number on the piece; 0: none
    bool damaged = false;
    bool operator==(const BoardPiece&) const = default;
};

/// A number of the position that no piece shows: "tms", 0 to 4.
struct BoardTrack {
    std::string key; ///< in the form of `correct tms=3`
    int value = 0;
    int least = 0;
    int most = 0;
    bool operator==(const BoardTrack&) const = default;
};

/// Contains no secrets: no hidden token's kind, no ship's cargo, no fleet during its
/// setup.
struct PieceBoard {
    std::vector<BoardSpot> spots;
    std::vector<BoardPiece> pieces;
    std::vector<BoardTrack> tracks;
    std::vector<std::string> players; ///< by seat
    std::vector<BoardRoad> roads{};
    [[nodiscard]] bool has(int spot) const {
        return std::ranges::any_of(
            spots, [spot](const BoardSpot& each) { return each.area.spot == spot; });
    }
    bool operator==(const PieceBoard&) const = default;
};

} // namespace umpire::referee
