#pragma once

#include "app/game/referee/core/any_referee.h"
#include "app/record/game_files/any_game.h"
#include "calibration/view/table_description.h"

/// Creates the referee of any game, so that its callers need not include any game.
namespace umpire::referee {

/// A game that begins before the camera needs settings that a camera can follow (WG-A5); a recorded
/// game is resumed with its recorded settings.
enum class Begun { Now, Earlier };

/// `board` is the printed board's place; none: unknown.
std::unique_ptr<AnyReferee> makeReferee(const AnyPosition& start,
                                        const std::optional<BoardPlacement>& board, Begun begun);

/// Returns the board of a game of printed pieces with the whole position, including hidden parts;
/// none for any other game.
std::optional<PieceBoard> openBoard(const AnyPosition& position);

struct Squares {
    int columns = 0;
    int rows = 0;
};
/// Returns the squares of a game of stones; none for other games and for hexagons.
std::optional<Squares> squaresOf(const AnyPosition& start);

} // namespace umpire::referee
