#pragma once

#include "app/game/referee/core/any_referee.h"
#include "app/record/game_files/any_game.h"
#include "calibration/view/table_description.h"

/// Creates the referee of any game, so that callers need not include the games.
namespace umpire::referee {

/// Now: a new game; its settings must be ones that a camera can follow (WG-A5). Earlier: a recorded
/// game, which keeps its recorded settings.
enum class Begun { Now, Earlier };

/// Returns the game's referee. `board`: place of the printed board; none if it is unknown.
std::unique_ptr<AnyReferee> makeReferee(const AnyPosition& start,
                                        const std::optional<BoardPlacement>& board, Begun begun);

/// Returns the board of a game of printed pieces with the whole position, secrets included. Returns
/// none for any other game.
std::optional<PieceBoard> openBoard(const AnyPosition& position);

/// Returns the squares of a game of stones. Returns none for hexagons, and for other games.
std::optional<Squares> squaresOf(const AnyPosition& start);

} // namespace umpire::referee
