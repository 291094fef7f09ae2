#pragma once

#include "app/game/referee/core/piece_board.h"
#include "rules/table/geometry.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

/// A game's position as a page can draw it without knowing the game.
namespace umpire {

/// "7 towers".
struct ScoreCount {
    std::string what;
    int number = 0;
    bool operator==(const ScoreCount&) const = default;
};
struct PlayerScore {
    std::string player;
    std::vector<ScoreCount> counts;
    bool operator==(const PlayerScore&) const = default;
};

enum class CellShape { Square, Hexagon };

/// Centre in widths of a cell from the board's lower left, y away from side A.
struct BoardCell {
    std::string name; ///< "d4"
    double x = 0.0;
    double y = 0.0;
    bool operator==(const BoardCell&) const = default;
};
/// Stones on one of the cells.
struct BoardUnit {
    std::size_t cell = 0; ///< of CellBoard::cells
    int seat = 0;
    int height = 0;
    bool operator==(const BoardUnit&) const = default;
};
struct CellBoard {
    CellShape shape = CellShape::Square;
    std::vector<BoardCell> cells;
    std::vector<BoardUnit> units;
    bool operator==(const CellBoard&) const = default;
};

struct BoardGalley {
    std::string name; ///< "A1"
    int seat = 0;
    TablePoint center;
    Radians heading; ///< towards the bow
    int port = 0;    ///< oars
    int starboard = 0;
    int masts = 0;
    bool sunk = false; ///< it lies there no more
    bool operator==(const BoardGalley&) const = default;
};
struct GalleyBoard {
    Millimetres width;
    Millimetres depth;
    Millimetres boxLength;
    Millimetres boxWidth;
    std::vector<BoardGalley> galleys; ///< those that were placed
    bool operator==(const GalleyBoard&) const = default;
};

struct BoardView {
    std::vector<PlayerScore> score;
    std::variant<CellBoard, GalleyBoard> board;
    bool operator==(const BoardView&) const = default;
};

/// `position`: in the game's notation, with nothing in it that somebody may not know. Of War Galley
/// no orders are taken over. None for the other games, and for what is no position.
std::optional<BoardView> boardViewOf(const std::string& game, const std::string& position);

/// How much of each kind lies on a board of pieces, as everybody sees it.
std::vector<PlayerScore> pieceScore(const std::string& game, const referee::PieceBoard& board);

} // namespace umpire
