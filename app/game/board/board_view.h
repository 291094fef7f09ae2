#pragma once

#include "app/game/referee/core/piece_board.h"
#include "rules/table/geometry.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

/// A game's position in a form that can be drawn without knowing the game.
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
    std::size_t cell = 0; ///< index into CellBoard::cells
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
    bool sunk = false;  ///< not on the table any more
    int builtOars = 0;  ///< number of oars of a side when it was built; 0: not built yet
    int builtMasts = 0; ///< number of masts when it was built
    bool operator==(const BoardGalley&) const = default;
};
struct GalleyBoard {
    Millimetres width;
    Millimetres depth;
    Millimetres boxLength;
    Millimetres boxWidth;
    std::vector<BoardGalley> galleys; ///< only the placed ones
    std::vector<BoardGalley> waiting; ///< those that are not placed yet; they lie nowhere
    bool operator==(const GalleyBoard&) const = default;
};

using Board = std::variant<CellBoard, GalleyBoard, referee::PieceBoard>;

struct BoardView {
    std::vector<PlayerScore> score; ///< by seat
    Board board;
    bool operator==(const BoardView&) const = default;
};

/// `position`: in notation, without secrets. War Galley's orders are ignored. `printed`: the board
/// of a game with printed pieces, as its reader may know it. None if there is neither a board nor a
/// position of a game without printed pieces.
std::optional<BoardView> boardViewOf(const std::string& game, const std::string& position,
                                     const std::optional<referee::PieceBoard>& printed = {});

/// Returns the players' names in notation, by seat.
std::vector<std::string> playersOf(const BoardView& view);

} // namespace umpire
