#include "app/desk/words/phrases.h"

#include <array>
#include <QtGlobal>

namespace umpire::desk::words {
namespace {

/// What a command or an action should have been, as players type them. What else a parser expects
/// is told by its signs.
constexpr std::array kPhrases = {
    QT_TRANSLATE_NOOP("Sentences", "the end of the command"),
    QT_TRANSLATE_NOOP("Sentences", "the end of the action"),
    QT_TRANSLATE_NOOP("Sentences", "the end of the correction"),
    QT_TRANSLATE_NOOP("Sentences", "the number of an explanation, as in %1"),
    QT_TRANSLATE_NOOP("Sentences", "the number of an explanation, from 1"),
    QT_TRANSLATE_NOOP("Sentences", "how many actions, 1 to %1"),
    QT_TRANSLATE_NOOP("Sentences", "how many actions, or %1, as in %2"),
    QT_TRANSLATE_NOOP("Sentences", "a player's name or the end of the command"),
    QT_TRANSLATE_NOOP("Sentences", "a player's name"),
    QT_TRANSLATE_NOOP("Sentences", "a piece and what it is, such as %1"),
    QT_TRANSLATE_NOOP("Sentences", "an action in the game's notation"),
    QT_TRANSLATE_NOOP("Sentences", "the note's text"),
    QT_TRANSLATE_NOOP("Sentences", "a command of at most %1 letters"),
    QT_TRANSLATE_NOOP("Sentences", "a command: %1"),
    QT_TRANSLATE_NOOP("Sentences", "a cell of the board, such as %1 or %2"),
    QT_TRANSLATE_NOOP("Sentences", "a square of the board, from %1 to %2"),
    QT_TRANSLATE_NOOP("Sentences", "a square of the board, %1 to %2"),
    QT_TRANSLATE_NOOP("Sentences", "%1 (move), %2 or %3 (sacrifice) or %4 (throw)"),
    QT_TRANSLATE_NOOP(
        "Sentences",
        "%1 (move), %2 (attack), %3 (remove a battery), %4 (remove a mine) or %5 (send a plane)"),
    QT_TRANSLATE_NOOP("Sentences", "a kind of unit, such as %1, %2 (take up), %3, %4 or %5"),
    QT_TRANSLATE_NOOP("Sentences", "a player: %1"),
    QT_TRANSLATE_NOOP("Sentences", "%1, or a player (%2) and a number of stones"),
    QT_TRANSLATE_NOOP("Sentences", "1 to %1 stones"),
    QT_TRANSLATE_NOOP("Sentences", "%1, or a cell of the board and what it holds, as in %2"),
    QT_TRANSLATE_NOOP("Sentences", "a galley from A1 to %1"),
    QT_TRANSLATE_NOOP("Sentences", "a side A or B, a galley from A1 to %1 or %2"),
    QT_TRANSLATE_NOOP("Sentences", "oars to port and starboard and masts, such as %1"),
    QT_TRANSLATE_NOOP("Sentences", "oars to port and starboard and masts that go, such as %1"),
    QT_TRANSLATE_NOOP("Sentences", "oars to port and to starboard, such as %1"),
    QT_TRANSLATE_NOOP("Sentences",
                      "where the bow is and its heading, such as %1 with three decimals at most"),
    QT_TRANSLATE_NOOP("Sentences", "a number of hits"),
    QT_TRANSLATE_NOOP("Sentences", "at most eight letters of %1, or %2"),
    QT_TRANSLATE_NOOP("Sentences", "a number"),
    QT_TRANSLATE_NOOP("Sentences", "a space"),
    QT_TRANSLATE_NOOP("Sentences", "a space or the end"),
    QT_TRANSLATE_NOOP("Sentences", "a unit, such as %1"),
    QT_TRANSLATE_NOOP("Sentences", "a zone, such as %1"),
    QT_TRANSLATE_NOOP("Sentences", "the walls that attack, such as %1"),
    QT_TRANSLATE_NOOP("Sentences", "a word of the position, as in %1"),
    QT_TRANSLATE_NOOP("Sentences", "a galley that is on the table"),
    QT_TRANSLATE_NOOP("Sentences",
                      "a galley and where it lies, what it has or whom it changes places with, as "
                      "in %1, %2 or %3"),
    QT_TRANSLATE_NOOP("Sentences", "a pose that the record can have"),
    QT_TRANSLATE_NOOP("Sentences", "a position that can be: %1"),
};

} // namespace

std::span<const char* const> expectedPhrases() {
    return kPhrases;
}

} // namespace umpire::desk::words
