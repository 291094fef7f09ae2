#pragma once

#include "rules/notation.h"
#include "rules/table/geometry.h"

#include <array>
#include <vector>

/// The commands to the umpire. Only the lines that a person types are parsed.
namespace umpire::referee {

/// `accept`: confirms the most probable explanation.
struct Accept {
    bool operator==(const Accept&) const = default;
};
/// `choose 2`: selects one of the offered explanations, or one of the alternatives to the action
/// that the umpire announced last.
struct Choose {
    int number = 1; ///< counted from 1
    bool operator==(const Choose&) const = default;
};
/// `correct d4 roman 2`: corrects the record of one piece. The game parses the text after
/// `correct`.
struct CorrectPiece {
    std::string piece;
    bool operator==(const CorrectPiece&) const = default;
};
/// `stands`: accepts the illegal action on the table.
struct LetStand {
    bool operator==(const LetStand&) const = default;
};
/// `undo`, `undo 3`: takes back the last actions. `undo 3 agreed` also takes back results of
/// chance, because all players have agreed.
struct Undo {
    int actions = 1;
    bool agreed = false;
    bool operator==(const Undo&) const = default;
};
/// `agree roman`: the named player agrees to the pending request. `agree`: the speaker agrees.
struct Agree {
    std::string player; ///< empty: the speaker
    bool operator==(const Agree&) const = default;
};
/// `pause`, `resume`: stops and continues the reading of the table.
struct Pause {
    bool operator==(const Pause&) const = default;
};
struct Resume {
    bool operator==(const Resume&) const = default;
};
/// `resign gaul`: the named player resigns. `resign`: the speaker or the player to move resigns.
struct GiveUp {
    std::string player;
    bool operator==(const GiveUp&) const = default;
};
/// `play d1-d3`, `play die:4`: plays an action in the game's notation.
struct Play {
    std::string action;
    /// BareLine: a line without the word `play`. It may be an action or an unknown command.
    enum class As { Action, BareLine };
    As as = As::Action;
    bool operator==(const Play&) const = default;
};
/// `note the lamp was moved`: adds a note to the record.
struct Note {
    std::string text;
    bool operator==(const Note&) const = default;
};
/// `arbiter the lamp was moved`: calls the arbiter. The reason may be missing.
struct CallArbiter {
    std::string why; ///< may be empty
    bool operator==(const CallArbiter&) const = default;
};
/// Records a ruling of the club's arbiter. It cannot be typed. The command of the ruling follows as
/// a command of its own.
struct EnterRuling {
    std::string arbiter;
    std::string command; ///< command of the ruling, as a person would type it; empty: the ruling
                         ///< has no command
    std::string because;
    std::string id; ///< the club's id of the ruling; the club sends no id twice
    bool operator==(const EnterRuling&) const = default;
};
/// `hint`, `hint gaul`: asks for the computer's advice to a player.
struct Hint {
    std::string player; ///< empty: the speaker, or the player to move
    bool operator==(const Hint&) const = default;
};
/// A pixel of the camera's picture, or the number of a spot on the board.
using PointedAt = std::variant<ImagePoint, int>;
/// `point 512.0,300.5`, `point 17`: asks for the possible corrections at that place.
struct PointAt {
    PointedAt at = 0;
    bool operator==(const PointAt&) const = default;
};
/// `corners 12,700 900,690 880,80 30,95`: sets the corners of the play area in pixels of the
/// camera's picture, counter-clockwise from the left corner of side A.
struct SetCorners {
    std::array<ImagePoint, 4> at{};
    bool operator==(const SetCorners&) const = default;
};
/// `wrong missed 512,300 580,310`: reports an error of the last look, so that the table's learned
/// look improves.
struct Teach {
    std::string what;           ///< "missed", "none", "turned", "headless"
    std::vector<ImagePoint> at; ///< one place; for "missed" two: the match's tail and its head
    bool operator==(const Teach&) const = default;
};
/// `help`: lists the commands.
struct Help {
    bool operator==(const Help&) const = default;
};

/// Visitors have no default case, so that a new command causes compile errors until all handle it.
using Command =
    std::variant<Accept, Choose, CorrectPiece, LetStand, Undo, Agree, Pause, Resume, GiveUp, Play,
                 Note, CallArbiter, EnterRuling, Hint, PointAt, SetCorners, Teach, Help>;

/// Parses one line without its line end. Ignores extra blanks, upper and lower case of the first
/// word, and a comment after `#`, as `umpire rules GAME play` does. A line that begins with no
/// command is an action. The error has the expected words and the place.
Parsed<Command> parseCommand(std::string_view line);
/// Returns the text of a command. parseCommand(text(command)) equals the command, except for
/// EnterRuling.
std::string text(const Command& command);
/// Returns the words of all commands: "accept, choose, correct, …".
std::string commandWords();

} // namespace umpire::referee
