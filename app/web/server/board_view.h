#pragma once

#include "app/game/referee/core/piece_board.h"
#include "rules/table/geometry.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

/// A game's position in a form that pages can draw without knowing the game.
namespace umpire {

/// A count such as "7 towers".
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

/// The centre in cell widths from the board's lower left; y points away from side A.
struct BoardCell {
    std::string name; ///< "d4"
    double x = 0.0;
    double y = 0.0;
    bool operator==(const BoardCell&) const = default;
};
/// Stones on one of the cells.
struct BoardUnit {
    std::size_t cell = 0; ///< index in CellBoard::cells
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
    int port = 0;    ///< number of oars
    int starboard = 0;
    int masts = 0;
    bool sunk = false; ///< not on the table any more
    bool operator==(const BoardGalley&) const = default;
};
struct GalleyBoard {
    Millimetres width;
    Millimetres depth;
    Millimetres boxLength;
    Millimetres boxWidth;
    std::vector<BoardGalley> galleys; ///< only the placed ones
    bool operator==(const GalleyBoard&) const = default;
};

struct BoardView {
    std::vector<PlayerScore> score;
    std::variant<CellBoard, GalleyBoard> board;
    bool operator==(const BoardView&) const = default;
};

/// `position`: in notation, without secrets. War Galley's orders are ignored. None for other games,
/// and if it is no position.
std::optional<BoardView> boardViewOf(const std::string& game, const std::string& position);

/// Counts the pieces of each kind on a board, from public information.
std::vector<PlayerScore> pieceScore(const std::string& game, const referee::PieceBoard& board);

} // namespace umpire
