#pragma once

#include "app/record/game_files/any_game.h"

/// Plays an expected line of play, to get the player of each action and the position before it.
namespace umpire {

struct PlayedStep {
    std::string player; ///< empty: unknown, or several players must act
    std::string action;
    std::string before;              ///< position before the action; empty: unknown
    std::vector<Message> happened{}; ///< the events that the rules report; empty: unknown
    bool operator==(const PlayedStep&) const = default;
};

/// Returns `start`. If it is null, returns the start of the game with today's defaults and the
/// program's own files; null if no game has that name.
SharedPosition startOrUsual(const SharedPosition& start, std::string_view game);

/// Returns a step for each action of the line. If the rules refuse an action, for instance because
/// a part of the position is secret, its step and all later steps contain only the action. `start`
/// is a position of the game; its settings apply if `position` names none. `first` is the player of
/// the first action.
std::vector<PlayedStep> playedLine(const SharedPosition& start, const std::string& position,
                                   const std::vector<std::string>& line,
                                   std::string_view first = {});

} // namespace umpire
