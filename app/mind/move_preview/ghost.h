#pragma once

#include "app/record/game_files/any_game.h"
#include "rules/table/pieces.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What an action that nobody has made yet would do to the table, for whoever draws it.
namespace umpire {

/// Where a way begins or ends. Who draws looks for the piece first, and then for the place.
struct GhostEnd {
    std::string place{}; ///< as the board calls it: "d1", "EF", "EF*" for a breach
    std::string piece{}; ///< as the notation calls it: "T-J1", "A1"
    bool operator==(const GhostEnd&) const = default;

    [[nodiscard]] bool isNowhere() const { return place.empty() && piece.empty(); }
};

/// A piece goes from one end to the other, or acts from there upon what is there.
struct GhostWay {
    GhostEnd from;       ///< nowhere: the piece comes from beside the board
    GhostEnd to;         ///< as `from`: it is done there, and nothing goes
    std::string label{}; ///< of a piece that comes from beside the board: "I-C4"
    /// Of a ship of two squares, whose bow comes to `to`: where the bow then points.
    std::optional<Radians> heading{};
    bool operator==(const GhostWay&) const = default;
};

/// Orders that do not move a galley, in the notation's letters: "XX".
struct GhostSign {
    TablePoint at; ///< the middle of its deck, where it carries them out
    std::string letters;
    bool operator==(const GhostSign&) const = default;
};

/// A galley where it would lie, in the table's frame.
struct GhostShip {
    std::string name; ///< "A1"
    Hull hull;        ///< bow-port, stern-port, stern-starboard, bow-starboard
    /// The middle of its deck, from where it lies to where it would lie: an entry for each order
    /// that moves it. One entry: nobody knows where it comes from.
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

/// Of the first action of `line`. In War Galley the orders of the same side's other galleys belong
/// to it where they follow. `position`: as the reader may know it, in the game's notation; where it
/// is empty, the places of the game's start are meant. `start`: of the game that is played, whose
/// settings hold where the position names none. Empty for an action that does nothing on the table,
/// for one that is not understood, and where `start` is null.
Ghost ghostOf(const SharedPosition& start, const std::string& position,
              const std::vector<std::string>& line);
/// The same by today's defaults and the program's files. Empty for a game that is not known.
Ghost ghostOf(std::string_view game, const std::string& position,
              const std::vector<std::string>& line);

} // namespace umpire
