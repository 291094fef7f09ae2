#pragma once

#include "rules/notation.h"
#include "rules/table/geometry.h"

#include <array>
#include <vector>

/// The commands to the umpire, as values. Only lines that a person typed are parsed.
namespace umpire::referee {

/// `accept`: confirms the best explanation.
struct Accept {
    bool operator==(const Accept&) const = default;
};
/// `choose 2`: selects another of the offered explanations, or of the last call's alternatives.
struct Choose {
    int number = 1; ///< counted from 1
    bool operator==(const Choose&) const = default;
};
/// `correct d4 roman 2`: corrects the record of a piece; the game parses the rest.
struct CorrectPiece {
    std::string piece;
    bool operator==(const CorrectPiece&) const = default;
};
/// `stands`: makes an illegal action on the table count from now on.
struct LetStand {
    bool operator==(const LetStand&) const = default;
};
/// `undo`, `undo 3`: takes back actions. `undo 3 agreed`: takes back even chance, because all
/// players have agreed.
struct Undo {
    int actions = 1;
    bool agreed = false;
    bool operator==(const Undo&) const = default;
};
/// `agree roman`: notes that this player agrees to the request; without a name, the speaker agrees.
struct Agree {
    std::string player; ///< empty: the speaker
    bool operator==(const Agree&) const = default;
};
/// `pause`, `resume`.
struct Pause {
    bool operator==(const Pause&) const = default;
};
struct Resume {
    bool operator==(const Resume&) const = default;
};
/// `resign`: the speaker or the player to move resigns. `resign gaul`: the named player resigns.
struct GiveUp {
    std::string player;
    bool operator==(const GiveUp&) const = default;
};
/// `play d1-d3`, `play die:4`: plays an action in the game's notation.
struct Play {
    std::string action;
    /// BareLine: a line without `play`, which may be an action or an unknown command.
    enum class As { Action, BareLine };
    As as = As::Action;
    bool operator==(const Play&) const = default;
};
/// `note the lamp was moved`.
struct Note {
    std::string text;
    bool operator==(const Note&) const = default;
};
/// `arbiter`, `arbiter the lamp was moved`: calls the arbiter, with or without a reason.
struct CallArbiter {
    std::string why; ///< may be empty
    bool operator==(const CallArbiter&) const = default;
};
/// Records a ruling of the club's arbiter. Nobody can type this command; the ruling's own command
/// follows separately.
struct EnterRuling {
    std::string arbiter;
    std::string command; ///< in the form that a person would type; empty: the ruling has no command
    std::string because;
    std::string id; ///< the club's id of the ruling; none is entered twice
    bool operator==(const EnterRuling&) const = default;
};
/// `hint`, `hint gaul`: requests the computer's advice for a player.
struct Hint {
    std::string player; ///< empty: the speaker, or the player to move
    bool operator==(const Hint&) const = default;
};
/// A pixel of the camera's picture, or the number of a board's spot.
using PointedAt = std::variant<ImagePoint, int>;
/// `point 512.0,300.5`, `point 17`: asks for the possible corrections of that place.
struct PointAt {
    PointedAt at = 0;
    bool operator==(const PointAt&) const = default;
};
/// `corners 12,700 900,690 880,80 30,95`: sets the play area's corners in pixels of the camera's
/// picture, anticlockwise from side A's left corner.
struct SetCorners {
    std::array<ImagePoint, 4> at{};
    bool operator==(const SetCorners&) const = default;
};
/// `wrong missed 512,300 580,310`: reports an error of the last look, for a table that learns.
struct Teach {
    std::string what;           ///< "missed", "none", "turned", "headless"
    std::vector<ImagePoint> at; ///< one place; two places for "missed"
    bool operator==(const Teach&) const = default;
};
/// `help`: lists the commands.
struct Help {
    bool operator==(const Help&) const = default;
};

/// Visitors have no default branch, so that a new command breaks the build.
using Command =
    std::variant<Accept, Choose, CorrectPiece, LetStand, Undo, Agree, Pause, Resume, GiveUp, Play,
                 Note, CallArbiter, EnterRuling, Hint, PointAt, SetCorners, Teach, Help>;

/// Parses one line without its end. Ignores extra blanks, the case of the first word, and a comment
/// after `#`, as `umpire rules GAME play` does. A line that begins with no command is an action.
/// Errors give the expected words and the place.
Parsed<Command> parseCommand(std::string_view line);
/// parseCommand(text(command)) equals the command, except for EnterRuling, which cannot be typed.
std::string text(const Command& command);
/// Returns "accept, choose, correct, …".
std::string commandWords();

} // namespace umpire::referee
