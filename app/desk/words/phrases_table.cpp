#include "app/desk/words/phrases.h"

#include <array>
#include <QtGlobal>

namespace umpire::desk::words {
namespace {

/// What the referee, vision, calibration and the camera say.
constexpr std::array kPhrases = {
    QT_TRANSLATE_NOOP("Sentences", "what lies there is illegal; take it back, or say `stands`"),
    QT_TRANSLATE_NOOP("Sentences", "nothing is offered"),
    QT_TRANSLATE_NOOP("Sentences", "there are only %1 explanations"),
    QT_TRANSLATE_NOOP("Sentences", "number %1 is only a part of an action"),
    QT_TRANSLATE_NOOP("Sentences", "the record says so already"),
    QT_TRANSLATE_NOOP("Sentences", "the record cannot be so"),
    QT_TRANSLATE_NOOP("Sentences",
                      "this is not allowed with these pieces; their owner may hear why"),
    QT_TRANSLATE_NOOP("Sentences", "nothing illegal lies there"),
    QT_TRANSLATE_NOOP("Sentences", "no position of the game is like what lies there; take it back"),
    QT_TRANSLATE_NOOP("Sentences", "nothing has been played"),
    QT_TRANSLATE_NOOP("Sentences", "only %1 can be undone"),
    QT_TRANSLATE_NOOP("Sentences", "nobody has asked for agreement"),
    QT_TRANSLATE_NOOP("Sentences", "`%1` is no player who has still to agree"),
    QT_TRANSLATE_NOOP("Sentences", "it is paused already"),
    QT_TRANSLATE_NOOP("Sentences", "it is not paused"),
    QT_TRANSLATE_NOOP("Sentences",
                      "whose turn it is may resign, or a player by name where the game says so"),
    QT_TRANSLATE_NOOP("Sentences", "at character %1: expected %2, found %3"),
    QT_TRANSLATE_NOOP("Sentences", "the end"),
    QT_TRANSLATE_NOOP("Sentences", "nothing of known size is in view"),
    QT_TRANSLATE_NOOP("Sentences", "as before"),
    QT_TRANSLATE_NOOP("Sentences", "the table file names no board, and none is seen along the "
                                   "table's sides: write its place into the table file"),
    QT_TRANSLATE_NOOP("Sentences", "the table file names no board; one is seen and taken: %1"),
    QT_TRANSLATE_NOOP(
        "Sentences",
        "the table file names no board; of more than one that are seen the plainest is taken: %1"),
    QT_TRANSLATE_NOOP("Sentences",
                      "a %1 token stands on the line between %2 and %3: move it into one of them"),
    QT_TRANSLATE_NOOP("Sentences", "the stone on %1 lies on a line: it may be meant for %2 or %3"),
    QT_TRANSLATE_NOOP("Sentences", "beside the board"),
    QT_TRANSLATE_NOOP("Sentences", "%1 cells of the board are out of the picture (%2): move the "
                                   "camera, or check the board's place in the table file"),
    QT_TRANSLATE_NOOP("Sentences", "%1 to %2"),
    QT_TRANSLATE_NOOP("Sentences", "the order matches at x = %1 mm are not read: %2"),
    QT_TRANSLATE_NOOP(
        "Sentences",
        "either player may have laid them; lay a column in its player's half of the table"),
    QT_TRANSLATE_NOOP("Sentences",
                      "another match lies in line with them, or one in a gap is not seen"),
    QT_TRANSLATE_NOOP("Sentences", "one of them is seen too faintly"),
    QT_TRANSLATE_NOOP(
        "Sentences",
        "the code at %1 cannot be read: it is torn, covered or blurred; look what it is"),
    QT_TRANSLATE_NOOP(
        "Sentences",
        "one code in view is of another make: no counter, and what it says is not followed"),
    QT_TRANSLATE_NOOP(
        "Sentences",
        "%1 codes in view are of another make: no counter, and what it says is not followed"),
    QT_TRANSLATE_NOOP("Sentences", "the board's lines lie about %1 mm farther right than the table "
                                   "file has them: check origin_mm and cell_mm"),
    QT_TRANSLATE_NOOP("Sentences", "the board's lines lie about %1 mm farther left than the table "
                                   "file has them: check origin_mm and cell_mm"),
    QT_TRANSLATE_NOOP("Sentences", "the board's lines lie about %1 mm farther from side A than the "
                                   "table file has them: check origin_mm and cell_mm"),
    QT_TRANSLATE_NOOP("Sentences", "the board's lines lie about %1 mm nearer to side A than the "
                                   "table file has them: check origin_mm and cell_mm"),
    QT_TRANSLATE_NOOP("Sentences", "the board ends before the %1 edge that the table file gives "
                                   "it: check origin_mm, cols and rows"),
    QT_TRANSLATE_NOOP("Sentences", "left"),
    QT_TRANSLATE_NOOP("Sentences", "right"),
    QT_TRANSLATE_NOOP("Sentences", "near"),
    QT_TRANSLATE_NOOP("Sentences", "far"),
    QT_TRANSLATE_NOOP(
        "Sentences",
        "no lines of a board are seen where the table file has one: check its place, or the light"),
    QT_TRANSLATE_NOOP("Sentences", "orders of side %1: %2"),
    QT_TRANSLATE_NOOP("Sentences", "tag %1 is not in the table file and was ignored"),
    QT_TRANSLATE_NOOP("Sentences", "tag %1 is in the picture twice; remove or cover the copy"),
    QT_TRANSLATE_NOOP("Sentences", "no tag of the table is in the picture; show at least one "
                                   "whole, with its white margin, or check the table file"),
    QT_TRANSLATE_NOOP("Sentences",
                      "no tag is in the picture; show them all whole, with their white margins"),
    QT_TRANSLATE_NOOP("Sentences", "the tags do not lie where the table file says (they miss by %1 "
                                   "mm); measure the table anew"),
    QT_TRANSLATE_NOOP("Sentences",
                      "the tags' edges fit no camera above the table; check the table file"),
    QT_TRANSLATE_NOOP("Sentences",
                      "the tags do not lie flat on one table; press them down and try again"),
    QT_TRANSLATE_NOOP("Sentences", "the camera is gone (%1); trying again until it returns"),
    QT_TRANSLATE_NOOP("Sentences", "the stream ended"),
    QT_TRANSLATE_NOOP("Sentences", "the picture's size changed from %1 to %2"),
    QT_TRANSLATE_NOOP("Sentences", "a frame was left out: %1"),
    QT_TRANSLATE_NOOP("Sentences", "a frame was left out: %1 (%2 frames by now)"),
    QT_TRANSLATE_NOOP("Sentences", "of the sticks in view only the %1 surest are looked at"),
    QT_TRANSLATE_NOOP("Sentences", "the camera gives no MJPG but %1; expect few frames a second"),
    QT_TRANSLATE_NOOP("Sentences", "the camera gives %1 px instead of %2"),
    QT_TRANSLATE_NOOP("Sentences", "the camera gives %1 frames a second instead of %2"),
    QT_TRANSLATE_NOOP("Sentences", "the driver buffers more than one frame; pictures may be late"),
    QT_TRANSLATE_NOOP("Sentences", "which was it?"),
    QT_TRANSLATE_NOOP("Sentences", "unfinished"),
    QT_TRANSLATE_NOOP("Sentences", "differs"),
    QT_TRANSLATE_NOOP("Sentences", "agrees"),
    QT_TRANSLATE_NOOP("Sentences", "not finished yet: it may become %1"),
    QT_TRANSLATE_NOOP("Sentences", "table and record differ: %1"),
    QT_TRANSLATE_NOOP("Sentences", "%1 should hold %2 and shows %3"),
    QT_TRANSLATE_NOOP("Sentences", "and %1 more"),
    QT_TRANSLATE_NOOP("Sentences", "table and record agree again"),
    QT_TRANSLATE_NOOP("Sentences", "undoing %1 takes back chance: %2 must say `agree NAME`"),
    QT_TRANSLATE_NOOP("Sentences", "cannot `%1`: %2"),
    QT_TRANSLATE_NOOP("Sentences", "this position stands here for the %1. time"),
    QT_TRANSLATE_NOOP("Sentences", "%1 stands"),
    QT_TRANSLATE_NOOP("Sentences", "%1 empty"),
    QT_TRANSLATE_NOOP("Sentences", "%1 roman %2"),
    QT_TRANSLATE_NOOP("Sentences", "%1 gaul %2"),
    QT_TRANSLATE_NOOP("Sentences", "turn %1"),
    QT_TRANSLATE_NOOP("Sentences", "roman"),
    QT_TRANSLATE_NOOP("Sentences", "gaul"),
    QT_TRANSLATE_NOOP("Sentences", "imperial"),
    QT_TRANSLATE_NOOP("Sentences", "turk"),
    QT_TRANSLATE_NOOP("Sentences", "dig"),
    QT_TRANSLATE_NOOP("Sentences", "artillery"),
    QT_TRANSLATE_NOOP("Sentences", "umpire"),
    QT_TRANSLATE_NOOP("Sentences", "players"),
    QT_TRANSLATE_NOOP("Sentences", "what does the table show?"),
    QT_TRANSLATE_NOOP("Sentences", "what is done?"),
    QT_TRANSLATE_NOOP("Sentences", "it is the other side's turn"),
    QT_TRANSLATE_NOOP("Sentences", "red token"),
    QT_TRANSLATE_NOOP("Sentences", "yellow token"),
    QT_TRANSLATE_NOOP("Sentences", "which unit stands where? Only its player says it"),
    QT_TRANSLATE_NOOP("Sentences", "moves and fights are seen; what else is done?"),
    QT_TRANSLATE_NOOP("Sentences", "moves are seen; what else is done?"),
    QT_TRANSLATE_NOOP("Sentences", "does an officer help? If not, go on"),
    QT_TRANSLATE_NOOP("Sentences", "whom does the relief army restore? If nobody, go on"),
    QT_TRANSLATE_NOOP("Sentences", "what does the counter-mine hit?"),
    QT_TRANSLATE_NOOP("Sentences", "draw, and lay the chits open together"),
    QT_TRANSLATE_NOOP("Sentences", "a move"),
    QT_TRANSLATE_NOOP("Sentences", "none"),
    QT_TRANSLATE_NOOP("Sentences", "the board is not seen whole: take the pieces off it, and "
                                   "measure again"),
    QT_TRANSLATE_NOOP("Sentences", "undone"),
    QT_TRANSLATE_NOOP("Sentences", "still there"),
    QT_TRANSLATE_NOOP("Sentences", "no %1"),
    QT_TRANSLATE_NOOP("Sentences", "it brings back what was undone before"),
    QT_TRANSLATE_NOOP("Sentences", "the table is too dark: add light or a longer exposure"),
    QT_TRANSLATE_NOOP("Sentences", "no tag of the table file is in view: positions are the "
                                   "picture's, the scale is that of the pieces"),
    QT_TRANSLATE_NOOP("Sentences",
                      "places are in pixels only: give the table file for millimetres"),
    QT_TRANSLATE_NOOP("Sentences", "nothing of known size is in view: lay a match or a matchbox on "
                                   "the table, or use a table file and its tags"),
    QT_TRANSLATE_NOOP("Sentences",
                      "glare over the upper left corner: turn the lamp or lower the exposure"),
    QT_TRANSLATE_NOOP("Sentences",
                      "glare over the upper edge: turn the lamp or lower the exposure"),
    QT_TRANSLATE_NOOP("Sentences",
                      "glare over the upper right corner: turn the lamp or lower the exposure"),
    QT_TRANSLATE_NOOP("Sentences", "glare over the left edge: turn the lamp or lower the exposure"),
    QT_TRANSLATE_NOOP("Sentences", "glare over the middle: turn the lamp or lower the exposure"),
    QT_TRANSLATE_NOOP("Sentences",
                      "glare over the right edge: turn the lamp or lower the exposure"),
    QT_TRANSLATE_NOOP("Sentences",
                      "glare over the lower left corner: turn the lamp or lower the exposure"),
    QT_TRANSLATE_NOOP("Sentences",
                      "glare over the lower edge: turn the lamp or lower the exposure"),
    QT_TRANSLATE_NOOP("Sentences",
                      "glare over the lower right corner: turn the lamp or lower the exposure"),
    QT_TRANSLATE_NOOP(
        "Sentences",
        "the camera gives no frames; is another program using it, or its cable loose?"),
    QT_TRANSLATE_NOOP("Sentences", "the camera is back"),
    QT_TRANSLATE_NOOP("Sentences", "the recording is over"),
    QT_TRANSLATE_NOOP("Sentences", "the watch is over"),
    QT_TRANSLATE_NOOP("Sentences",
                      "no tag of the table file is in view; turn the camera until one is whole"),
    QT_TRANSLATE_NOOP("Sentences", "the four corners do not lie as a table's do: drag each to its "
                                   "own corner"),
    QT_TRANSLATE_NOOP("Sentences", "the table's corners were set by hand in a picture of another "
                                   "size: set them anew"),
    QT_TRANSLATE_NOOP("Sentences", "the camera has not given a picture yet"),
    QT_TRANSLATE_NOOP("Sentences", "nothing says how large the play area is: name a table file"),
    QT_TRANSLATE_NOOP("Sentences", "the table or the camera has moved since its corners were set "
                                   "by hand: set them anew"),
};

} // namespace

std::span<const char* const> tablePhrases() {
    return kPhrases;
}

} // namespace umpire::desk::words
