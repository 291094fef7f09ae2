#pragma once

#include "app/record/game_files/any_game.h"

/// What is expected of a game, played out: who does each action, and where.
namespace umpire {

struct PlayedStep {
    std::string player; ///< empty: it is not known, or several owe an action then
    std::string action;
    std::string before;              ///< the position that it is played in; empty: it is not known
    std::vector<Message> happened{}; ///< the rules' events; none: they are not known
    bool operator==(const PlayedStep&) const = default;
};

/// `start`; where it is null, the start of that game by today's defaults and the program's files.
/// Null where there is no such game.
SharedPosition startOrUsual(const SharedPosition& start, std::string_view game);

/// A step for each action of the line. From an action on that the rules refuse, as where the
/// position is not known whole, nothing but the actions is known. `start`: of the game that is
/// played, whose settings hold where the position names none. `first`: who does the first one.
std::vector<PlayedStep> playedLine(const SharedPosition& start, const std::string& position,
                                   const std::vector<std::string>& line,
                                   std::string_view first = {});

} // namespace umpire
