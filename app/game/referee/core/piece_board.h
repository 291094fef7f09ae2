#pragma once

#include "app/game/referee/core/lying_pieces.h"

#include <algorithm>

/// A position as everybody may see it: places with their pieces, for whoever draws or reads it.
namespace umpire::referee {

/// What a place is, for its tint.
enum class Ground { Plain, Sea, Calm, Land, Wall, FirstPort, SecondPort };

/// By SpotArea, as the printed board has it with its lower-left corner at the origin.
struct BoardSpot {
    SpotArea area;
    std::string name; ///< "f9", "EF"
    Ground ground = Ground::Plain;
    SpotArea room{}; ///< of `area`, where pieces are shown
    bool operator==(const BoardSpot& other) const { return name == other.name; }
};

enum class PieceShape { Token, Ship, Marker };

struct BoardPiece {
    int spot = 0;
    std::string label; ///< on the piece; empty: it does not show what it is
    int seat = 0;      ///< whose
    PieceShape shape = PieceShape::Token;
    std::optional<Radians> heading{}; ///< of a ship, whose bow is on `spot`
    int strength = 0;                 ///< a number on it; 0: none
    bool damaged = false;
    bool operator==(const BoardPiece&) const = default;
};

/// A number of the position that no piece on the board shows: "tms", 0 to 4.
struct BoardTrack {
    std::string key; ///< as `correct tms=3` has it
    int value = 0;
    int least = 0;
    int most = 0;
    bool operator==(const BoardTrack&) const = default;
};

/// Without what only one player may know: what a hidden token is, what a ship carries, how a fleet
/// is being set up.
struct PieceBoard {
    std::vector<BoardSpot> spots;
    std::vector<BoardPiece> pieces;
    std::vector<BoardTrack> tracks;
    std::vector<std::string> players; ///< by seat
    [[nodiscard]] bool has(int spot) const {
        return std::ranges::any_of(
            spots, [spot](const BoardSpot& each) { return each.area.spot == spot; });
    }
    bool operator==(const PieceBoard&) const = default;
};

} // namespace umpire::referee
