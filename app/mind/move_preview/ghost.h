#pragma once

#include "app/record/game_files/any_game.h"
#include "rules/table/pieces.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// A preview ("ghost") shows the effect of an action that is not made yet. Any renderer can draw
/// it.
namespace umpire {

/// One end of a path. A renderer looks for the piece; if the piece is not found, it uses the place.
struct GhostEnd {
    std::string place{}; ///< name of the place on the board: "d1", "EF", or "EF*" for a breach
    std::string piece{}; ///< name of the piece in the notation: "T-J1", "A1"
    bool operator==(const GhostEnd&) const = default;

    [[nodiscard]] bool isNowhere() const { return place.empty() && piece.empty(); }
};

/// The path of a piece that moves, or the line from an acting piece to its target.
struct GhostWay {
    GhostEnd from;       ///< start of the path; isNowhere() if the piece comes from off the board
    GhostEnd to;         ///< end of the path; equal to `from` if the action moves no piece
    std::string label{}; ///< name of a piece from outside the board, such as "I-C4"
    /// New direction of the bow of a ship of two squares, whose bow moves to `to`; none for other
    /// pieces.
    std::optional<Radians> heading{};
    bool operator==(const GhostWay&) const = default;
};

/// A mark for orders that do not move a galley, in letters of the notation, such as "XX".
struct GhostSign {
    TablePoint at; ///< middle of the galley's deck when the order is carried out
    std::string letters;
    bool operator==(const GhostSign&) const = default;
};

/// A galley after the action, in the table's frame.
struct GhostShip {
    std::string name;
    Hull hull; ///< corners: bow-port, stern-port, stern-starboard, bow-starboard
    /// Middles of the galley's deck: at its present place, and after each order that moves it. A
    /// single element means that the present place is unknown.
    std::vector<TablePoint> path;
    std::vector<GhostSign> signs{};
    bool operator==(const GhostShip&) const = default;
};

struct Ghost {
    std::vector<GhostWay> ways{};
    std::vector<GhostShip> ships{};
    bool operator==(const Ghost&) const = default;

    [[nodiscard]] bool isEmpty() const { return ways.empty() && ships.empty(); }
};

/// Returns the preview of the first action of `line`; in War Galley also of the orders that follow
/// directly for other galleys of the same side. `position` is in the notation, as the reader may
/// see it; empty: the game's start. `start` is a position of the game; its settings apply if
/// `position` names none. Returns an empty preview if the action has no effect on the table, if it
/// cannot be parsed, or if `start` is null.
Ghost ghostOf(const SharedPosition& start, const std::string& position,
              const std::vector<std::string>& line);
/// Does the same with the game's default settings and the program's own files. Returns an empty
/// preview for an unknown game.
Ghost ghostOf(std::string_view game, const std::string& position,
              const std::vector<std::string>& line);

} // namespace umpire
