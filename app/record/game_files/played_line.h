#pragma once

#include "app/record/game_files/any_game.h"

/// Plays out an expected line of play: the actor of each action, and its position.
namespace umpire {

struct PlayedStep {
    std::string player; ///< empty: unknown, or several players owe an action
    std::string action;
    std::string before;              ///< the position before the action; empty: unknown
    std::vector<Message> happened{}; ///< the rules' events; none: unknown
    bool operator==(const PlayedStep&) const = default;
};

/// Returns `start`; if it is null, the game's start with today's defaults and the program's own
/// files. Returns null if there is no such game.
SharedPosition startOrUsual(const SharedPosition& start, std::string_view game);

/// Returns one step per action of the line. After the first action that the rules refuse, for
/// instance because the position is partly secret, steps contain only the action. `start`: a
/// position of this game, whose settings apply if `position` names none. `first`: the first
/// action's player.
std::vector<PlayedStep> playedLine(const SharedPosition& start, const std::string& position,
                                   const std::vector<std::string>& line,
                                   std::string_view first = {});

} // namespace umpire
