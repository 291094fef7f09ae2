#pragma once

#include "app/game/live/behind_screens.h"
#include "app/game/live/live_game.h"
#include "rules/games/war_galley/fire.h"

/// Draws on a frame the pieces that the umpire saw at an event.
namespace umpire {

/// A toss that lies on the table, and the position in which it was thrown.
struct TossOnTable {
    war_galley::State state;
    war_galley::RuledToss toss;
};
/// Returns the toss that an action in notation describes; none if the action is no toss. `start`:
/// the first position of the game. `before`: the position before the action, in notation.
std::optional<TossOnTable> tossIn(const SharedPosition& start, const std::string& before,
                                  const std::string& action);

/// Returns the frame with the recognised pieces of the last look, without words. For a toss, also
/// draws the line from each match to the hull, or past it. Returns the plain frame if no table was
/// found, or if there was no look.
cv::Mat markedMoment(const OpenFrame& open, const LiveFrame& frame,
                     const std::optional<TossOnTable>& toss);

} // namespace umpire
