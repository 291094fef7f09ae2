#pragma once

#include "app/record/game_files/any_game.h"
#include "rules/table/pieces.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// A preview: the effect on the table of an action that is not yet made, for any renderer.
namespace umpire {

/// One end of a path. A renderer looks for the piece first, then for the place.
struct GhostEnd {
    std::string place{}; ///< the board's name: "d1", "EF", "EF*" for a breach
    std::string piece{}; ///< the notation's name: "T-J1", "A1"
    bool operator==(const GhostEnd&) const = default;

    [[nodiscard]] bool isNowhere() const { return place.empty() && piece.empty(); }
};

/// A piece moves from one end to the other, or acts from there on the other end.
struct GhostWay {
    GhostEnd from;       ///< nowhere: the piece comes from outside the board
    GhostEnd to;         ///< equal to `from`: the action moves no piece
    std::string label{}; ///< name of a piece from outside the board, such as "I-C4"
    /// The bow's new direction; only for a ship of two squares, whose bow moves to `to`.
    std::optional<Radians> heading{};
    bool operator==(const GhostWay&) const = default;
};

/// Orders that do not move a galley, as letters of the notation: "XX".
struct GhostSign {
    TablePoint at; ///< the middle of the galley's deck at that order
    std::string letters;
    bool operator==(const GhostSign&) const = default;
};

/// A galley in its new place, in the table's frame.
struct GhostShip {
    std::string name; ///< "A1"
    Hull hull;        ///< bow-port, stern-port, stern-starboard, bow-starboard
    /// The positions of the middle of its deck, from its present to its new place: one more for
    /// each order that moves it. A single entry means that its present place is unknown.
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

/// Returns the preview of the first action of `line`; in War Galley also of the directly following
/// orders of the same side's other galleys. `position`: in the reader's view, in notation; empty:
/// the game's start. `start`: a position of the game being played; its settings apply if `position`
/// names none. Empty for an action without an effect on the table, for an action that cannot be
/// parsed, and if `start` is null.
Ghost ghostOf(const SharedPosition& start, const std::string& position,
              const std::vector<std::string>& line);
/// Returns the preview like the function above, with today's defaults and the program's files.
/// Empty for an unknown game.
Ghost ghostOf(std::string_view game, const std::string& position,
              const std::vector<std::string>& line);

} // namespace umpire
