#pragma once

#include "rules/notation.h"

/// What players say to the umpire: one line of text a command.
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
/// One player agrees with what was asked: `agree roman`.
struct Agree {
    std::string player;
    bool operator==(const Agree&) const = default;
};
/// `pause`, `resume`.
struct Pause {
    bool operator==(const Pause&) const = default;
};
struct Resume {
    bool operator==(const Resume&) const = default;
};
/// `resign`, `resign gaul`: whose turn it is, or that player.
struct GiveUp {
    std::string player; ///< empty: whose turn it is
    bool operator==(const GiveUp&) const = default;
};
/// An action as players say it, in the game's notation: `play d1-d3`, `play die:4`.
struct Play {
    std::string action;
    bool operator==(const Play&) const = default;
};
/// `note the lamp was moved`. `arbiter the lamp was moved` is a note by which a player wants a
/// person who decides.
struct Note {
    std::string text;
    bool operator==(const Note&) const = default;
};

using Command = std::variant<Accept, Choose, CorrectPiece, LetStand, Undo, Agree, Pause, Resume,
                             GiveUp, Play, Note>;

/// One line without its end. Errors say what was expected and where.
Parsed<Command> parseCommand(std::string_view line);
/// parseCommand(text(command)) is the command.
std::string text(const Command& command);

/// "as red: play d4-d6" is red's, and the others do not hear it: takes the speaker off the line.
/// Empty: it is said at the table.
std::string takeSpeaker(std::string& line);

} // namespace umpire::referee
