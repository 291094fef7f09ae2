#pragma once

#include "rules/notation.h"
#include "rules/table/geometry.h"

#include <array>
#include <vector>

/// What is said to the umpire, as values. A line is parsed only where a person typed it.
namespace umpire::referee {

/// The best explanation is right: `accept`.
struct Accept {
    bool operator==(const Accept&) const = default;
};
/// Another explanation of those offered, or of the last call's: `choose 2`.
struct Choose {
    int number = 1; ///< from 1
    bool operator==(const Choose&) const = default;
};
/// The record is wrong about a piece; the game reads what follows: `correct d4 roman 2`.
struct CorrectPiece {
    std::string piece;
    bool operator==(const CorrectPiece&) const = default;
};
/// What is forbidden and was done all the same counts: `stands`.
struct LetStand {
    bool operator==(const LetStand&) const = default;
};
/// `undo`, `undo 3`. `undo 3 agreed`: all players have agreed, which takes back chance too.
struct Undo {
    int actions = 1;
    bool agreed = false;
    bool operator==(const Undo&) const = default;
};
/// One player agrees with what was asked: `agree roman`. `agree` is the speaker's own word.
struct Agree {
    std::string player; ///< empty: who speaks
    bool operator==(const Agree&) const = default;
};
/// `pause`, `resume`.
struct Pause {
    bool operator==(const Pause&) const = default;
};
struct Resume {
    bool operator==(const Resume&) const = default;
};
/// `resign`, `resign gaul`: who speaks or whose turn it is, or that player.
struct GiveUp {
    std::string player;
    bool operator==(const GiveUp&) const = default;
};
/// An action as players say it, in the game's notation: `play d1-d3`, `play die:4`.
struct Play {
    std::string action;
    /// A line without `play` may be an action, and may be nothing that the umpire knows.
    enum class As { Action, BareLine };
    As as = As::Action;
    bool operator==(const Play&) const = default;
};
/// `note the lamp was moved`.
struct Note {
    std::string text;
    bool operator==(const Note&) const = default;
};
/// A player wants a person who decides: `arbiter`, `arbiter the lamp was moved`.
struct CallArbiter {
    std::string why; ///< may be empty
    bool operator==(const CallArbiter&) const = default;
};
/// An arbiter of the club has ruled. Nobody types it; the arbiter's command follows as a command.
struct EnterRuling {
    std::string arbiter;
    std::string command; ///< as a person would type it; empty: the arbiter only says something
    std::string because;
    std::string id; ///< of the club; no ruling is entered twice
    bool operator==(const EnterRuling&) const = default;
};
/// What would the computer do? `hint`, `hint gaul`.
struct Hint {
    std::string player; ///< empty: who speaks, or who owes an action
    bool operator==(const Hint&) const = default;
};
/// A pixel of the camera's picture, or a spot of the board by its number.
using PointedAt = std::variant<ImagePoint, int>;
/// What may be put right there? `point 512.0,300.5`, `point 17`.
struct PointAt {
    PointedAt at = 0;
    bool operator==(const PointAt&) const = default;
};
/// The play area's corners in the camera's picture, in its pixels, side A's left one first and
/// against the clock: `corners 12,700 900,690 880,80 30,95`.
struct SetCorners {
    std::array<ImagePoint, 4> at{};
    bool operator==(const SetCorners&) const = default;
};
/// What the last look saw wrongly, for a table that learns: `wrong missed 512,300 580,310`.
struct Teach {
    std::string what;           ///< "missed", "none", "turned", "headless"
    std::vector<ImagePoint> at; ///< one place; of "missed" two
    bool operator==(const Teach&) const = default;
};
/// `help`: which commands there are.
struct Help {
    bool operator==(const Help&) const = default;
};

/// Visited without a default branch, so that a new one breaks the build.
using Command =
    std::variant<Accept, Choose, CorrectPiece, LetStand, Undo, Agree, Pause, Resume, GiveUp, Play,
                 Note, CallArbiter, EnterRuling, Hint, PointAt, SetCorners, Teach, Help>;

/// One line without its end; blanks, capitals of the first word and a comment behind `#` are
/// passed over, as `umpire rules GAME play` does. A line that begins with no command's word is read
/// as an action. Errors say what was expected and where.
Parsed<Command> parseCommand(std::string_view line);
/// parseCommand(text(command)) is the command; but for EnterRuling, which nobody types.
std::string text(const Command& command);
/// "accept, choose, correct, …".
std::string commandWords();

} // namespace umpire::referee
