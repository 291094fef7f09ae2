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

/// A step for each action of the line. From an action on that the rules refuse, as where the
/// position is not known whole, nothing but the actions is known. `first`: who does the first one.
std::vector<PlayedStep> playedLine(std::string_view game, const std::string& position,
                                   const std::vector<std::string>& line,
                                   std::string_view first = {});

} // namespace umpire
