#pragma once

#include "app/game/live/behind_screens.h"
#include "app/game/live/live_game.h"
#include "rules/games/war_galley/fire.h"

/// What the umpire saw at an event, drawn on the frame.
namespace umpire {

/// The toss that lies on the table, and the position in which it was thrown.
struct TossOnTable {
    war_galley::State state;
    war_galley::RuledToss toss;
};
/// The toss that an action tells of. None where it is none. `start`: of the game. `before`: the
/// position before the action, in the notation.
std::optional<TossOnTable> tossIn(const SharedPosition& start, const std::string& before,
                                  const std::string& action);

/// The open frame with what was recognised at the last look, without words. With a toss, each
/// match's line to the hull or past it as well. The frame itself where the table was not found.
cv::Mat markedMoment(const OpenFrame& open, const LiveFrame& frame,
                     const std::optional<TossOnTable>& toss);

} // namespace umpire
