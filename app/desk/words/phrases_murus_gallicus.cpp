#include "app/desk/words/phrases.h"

#include <array>
#include <QtGlobal>

namespace umpire::desk::words {
namespace {

/// What is said of Murus Gallicus.
constexpr std::array kPhrases = {
    QT_TRANSLATE_NOOP("Sentences", "the game is over: %1"),
    QT_TRANSLATE_NOOP("Sentences", "nothing"),
    QT_TRANSLATE_N_NOOP("Sentences", "%n cell(s)"),
    QT_TRANSLATE_NOOP("Sentences", "wall"),
    QT_TRANSLATE_NOOP("Sentences", "tower"),
    QT_TRANSLATE_NOOP("Sentences", "catapult"),
    QT_TRANSLATE_NOOP("Sentences", "a %1 wall"),
    QT_TRANSLATE_NOOP("Sentences", "a %1 tower"),
    QT_TRANSLATE_NOOP("Sentences", "a %1 catapult"),
    QT_TRANSLATE_NOOP("Sentences", "a %1 wall (1 stone)"),
    QT_TRANSLATE_NOOP("Sentences", "a %1 tower (2)"),
    QT_TRANSLATE_NOOP("Sentences", "a %1 catapult (3)"),
    QT_TRANSLATE_NOOP("Sentences", "a light stone"),
    QT_TRANSLATE_NOOP("Sentences", "a dark stone"),
    QT_TRANSLATE_NOOP("Sentences", "a light stack of %1"),
    QT_TRANSLATE_NOOP("Sentences", "a dark stack of %1"),
    QT_TRANSLATE_NOOP("Sentences", "%1 is not one of the board's %2 cells"),
    QT_TRANSLATE_NOOP("Sentences", "cell number %1"),
    QT_TRANSLATE_NOOP("Sentences", "there are no catapults in this game"),
    QT_TRANSLATE_NOOP("Sentences", "%1 is empty"),
    QT_TRANSLATE_NOOP("Sentences", "%1 holds %2 and %3 is to move"),
    QT_TRANSLATE_NOOP("Sentences", "%1 holds a %2 of %3, this takes a %4 of %5"),
    QT_TRANSLATE_NOOP("Sentences", "%1 is %2 away from %3; a sacrifice reaches 1 cell"),
    QT_TRANSLATE_NOOP("Sentences", "%1 is not in line with %2; a sacrifice reaches 1 cell"),
    QT_TRANSLATE_NOOP("Sentences", "%1 holds %2"),
    QT_TRANSLATE_NOOP("Sentences", "%1 holds %2 stones already, and %3 are the limit"),
    QT_TRANSLATE_NOOP("Sentences", "%1 and %2 are not in line"),
    QT_TRANSLATE_NOOP("Sentences", "%1 is %2 away from %3; a move ends 2 cells away"),
    QT_TRANSLATE_NOOP("Sentences", "%1 holds %2, which a tower cannot attack"),
    QT_TRANSLATE_NOOP("Sentences", "%1 holds a wall; both stones go only against a catapult"),
    QT_TRANSLATE_NOOP("Sentences",
                      "%1 lies behind %2; a catapult throws forwards and to the sides"),
    QT_TRANSLATE_NOOP("Sentences", "%1 is %2 away from %3; a catapult throws 2 or 3 cells"),
    QT_TRANSLATE_NOOP("Sentences", "%1 holds %2 of the thrower's own"),
    QT_TRANSLATE_NOOP("Sentences", "%1 is not on the mover's second row"),
    QT_TRANSLATE_NOOP("Sentences", "%1 and %2 should be two different cells, the left one first"),
    QT_TRANSLATE_NOOP(
        "Sentences",
        "the persons may change sides once, between the two special moves of the bribe"),
    QT_TRANSLATE_NOOP("Sentences",
                      "the special move is each side's first turn of a bribe game only"),
    QT_TRANSLATE_NOOP("Sentences", "the first turn scatters a tower of the home row on two cells "
                                   "of the second, as in a1-c2,f2"),
    QT_TRANSLATE_NOOP(
        "Sentences",
        "%1 is not the cell between: the two stones go to the two nearest cells in one direction"),
    QT_TRANSLATE_NOOP("Sentences", "%1 stone %2 to %3, %4 high"),
    QT_TRANSLATE_NOOP("Sentences", "%1 stone thrown from %2 to %3"),
    QT_TRANSLATE_NOOP("Sentences", "%1 stone removed from %2, %3 left"),
    QT_TRANSLATE_NOOP("Sentences", "%1 reaches the opponent's home row at %2"),
    QT_TRANSLATE_NOOP("Sentences", "the persons change sides"),
    QT_TRANSLATE_NOOP("Sentences", "%1 resigns"),
    QT_TRANSLATE_NOOP("Sentences", "%1 cannot act and is out"),
    QT_TRANSLATE_NOOP("Sentences", "the players agree on a draw"),
    QT_TRANSLATE_NOOP("Sentences", "%1 holds %2 on the opponent's home row"),
    QT_TRANSLATE_NOOP("Sentences", "the players agreed on a draw"),
    QT_TRANSLATE_NOOP("Sentences", "%1 resigned"),
    QT_TRANSLATE_NOOP("Sentences", "all but the %1 player are out"),
    QT_TRANSLATE_NOOP("Sentences", "%1 cannot act"),
    QT_TRANSLATE_NOOP("Sentences", "%1 is not in the game"),
    QT_TRANSLATE_NOOP("Sentences", "the person who began as %1 wins"),
    QT_TRANSLATE_NOOP("Sentences", "%1; %2"),
    QT_TRANSLATE_NOOP("Sentences", "%1, %2, %3 or %4"),
    QT_TRANSLATE_NOOP("Sentences", "settings that agree: %1"),
    QT_TRANSLATE_NOOP("Sentences", "three players sit round a hexagon: %1 or %2 (%3)"),
    QT_TRANSLATE_NOOP("Sentences", "four players sit round a square board (%1)"),
    QT_TRANSLATE_NOOP("Sentences", "four players sit round %1, %2 or %3 (%4)"),
    QT_TRANSLATE_NOOP("Sentences", "%1 and %2 are for %3 (%4)"),
    QT_TRANSLATE_NOOP("Sentences",
                      "escape alone is played by more than two or on a hexagon: %1 (%2)"),
    QT_TRANSLATE_NOOP("Sentences", "the bribe is for two players on squares (%1)"),
    QT_TRANSLATE_NOOP("Sentences", "at most %1 stones of the %2 player (%3)"),
    QT_TRANSLATE_NOOP("Sentences", "%1 after the %2 cells of row %3"),
    QT_TRANSLATE_NOOP("Sentences", "%1 or %2, whose turn it is"),
    QT_TRANSLATE_NOOP("Sentences", "a space and whose turn it is, after row 1"),
    QT_TRANSLATE_NOOP("Sentences", "a variant, a setting (%1), %2, %3, %4 or %5"),
    QT_TRANSLATE_NOOP("Sentences", "one of %1 or a number of empty cells from 1 to %2"),
    QT_TRANSLATE_NOOP("Sentences",
                      "the players still in, from 1 to %1, in turn from whose turn it is"),
    QT_TRANSLATE_NOOP("Sentences", "Roman"),
    QT_TRANSLATE_NOOP("Sentences", "Gaul"),
    QT_TRANSLATE_NOOP("Sentences", "first"),
    QT_TRANSLATE_NOOP("Sentences", "second"),
    QT_TRANSLATE_NOOP("Sentences", "third"),
    QT_TRANSLATE_NOOP("Sentences", "fourth"),
};

} // namespace

std::span<const char* const> murusGallicusPhrases() {
    return kPhrases;
}

} // namespace umpire::desk::words
