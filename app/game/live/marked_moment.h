#pragma once

#include "app/game/live/behind_screens.h"
#include "app/game/live/live_game.h"
#include "rules/games/war_galley/fire.h"

/// Draws on a frame the pieces that the umpire saw at an event.
namespace umpire {

/// A toss on the table, and the position in which it was thrown.
struct TossOnTable {
    war_galley::State state;
    war_galley::RuledToss toss;
};
/// Returns the toss of an action in notation; none if the action is no toss. `start`: the game's
/// first position. `before`: the position before the action, in notation.
std::optional<TossOnTable> tossIn(const SharedPosition& start, const std::string& before,
                                  const std::string& action);

/// Draws the last look's recognised pieces, without words, on the open frame. Also draws each
/// match's line to or past the hull for a toss. Returns the plain frame if no table was found.
cv::Mat markedMoment(const OpenFrame& open, const LiveFrame& frame,
                     const std::optional<TossOnTable>& toss);

} // namespace umpire
