#pragma once

#include "app/game/referee/core/piece_board.h"
#include "rules/table/geometry.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

/// A game's position in a form that can be drawn without knowledge of the game.
namespace umpire {

/// The number of a player's pieces of one kind, such as "7 towers".
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

/// A cell, by its centre. The unit is the width of a cell; the origin is the board's lower left
/// corner; y points away from side A.
struct BoardCell {
    std::string name; ///< name such as "d4"
    double x = 0.0;
    double y = 0.0;
    bool operator==(const BoardCell&) const = default;
};
/// A stack of stones on a cell.
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
    std::string name; ///< name such as "A1"
    int seat = 0;
    TablePoint center;
    Radians heading; ///< direction in which the bow points
    int port = 0;    ///< number of oars on the port side
    int starboard = 0;
    int masts = 0;
    bool sunk = false;  ///< true if it is no longer on the table
    int builtOars = 0;  ///< number of oars on each side when the galley was built; 0: not built yet
    int builtMasts = 0; ///< number of masts when the galley was built
    bool operator==(const BoardGalley&) const = default;
};
struct GalleyBoard {
    Millimetres width;
    Millimetres depth;
    Millimetres boxLength;
    Millimetres boxWidth;
    std::vector<BoardGalley> galleys; ///< galleys that were placed on the table, sunk ones included
    std::vector<BoardGalley> waiting; ///< galleys that are not placed yet
    bool operator==(const GalleyBoard&) const = default;
};

using Board = std::variant<CellBoard, GalleyBoard, referee::PieceBoard>;

struct BoardView {
    std::vector<PlayerScore> score; ///< the players' counts, by seat
    Board board;
    bool operator==(const BoardView&) const = default;
};

/// Returns the position to draw. `position` is in notation, without secrets; War Galley's orders
/// are ignored. `printed`: for a game with printed pieces, the board as the reader may see it.
/// Returns none if the position cannot be read, and for a game with printed pieces without
/// `printed`.
std::optional<BoardView> boardViewOf(const std::string& game, const std::string& position,
                                     const std::optional<referee::PieceBoard>& printed = {});

/// Returns the names of the players as the notation has them, by seat.
std::vector<std::string> playersOf(const BoardView& view);

} // namespace umpire
