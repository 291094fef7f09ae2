#pragma once

#include "app/game/referee/core/any_referee.h"
#include "app/record/game_files/any_game.h"
#include "calibration/view/table_description.h"

/// The referee of any game; who asks for it includes no game.
namespace umpire::referee {

/// A game that begins before the camera is played by what a camera can see (WG-A5); a recorded one
/// goes on by what was recorded.
enum class Begun { Now, Earlier };

/// `board`: where the printed board lies; none: nowhere known.
std::unique_ptr<AnyReferee> makeReferee(const AnyPosition& start,
                                        const std::optional<BoardPlacement>& board, Begun begun);

/// The board of a game of printed pieces with all that the position tells, hidden or not; none of
/// any other game.
std::optional<PieceBoard> openBoard(const AnyPosition& position);

struct Squares {
    int columns = 0;
    int rows = 0;
};
/// Those that a game of stones is played on; none of any other game, and of hexagons.
std::optional<Squares> squaresOf(const AnyPosition& start);

} // namespace umpire::referee
