#pragma once

#include "app/record/events/player_names.h"
#include "rules/table/message.h"

#include <string>
#include <string_view>
#include <vector>

/// Describes an action as a player would say it, for the window and for a phone's page. The
/// notation is used only on request.
namespace umpire {

/// An action of a game, in its notation.
struct SpokenAction {
    std::string_view game;           ///< "war-galley"
    std::string_view player;         ///< the player who acted; empty: the sentence names no player
    std::string_view action;         ///< "A1 toss 365,30>365,58"
    std::vector<Message> happened{}; ///< the rules' events; none: unknown
    std::string_view before{};       ///< the position before the action; empty: unknown
};

/// Returns one sentence: "Antony's galley A1 fires at B2: 2 hits, 1 too close to call". An unknown
/// action stays in its notation.
Message spoken(const SpokenAction& action, const PlayerNames& names);

/// Tells whether in this game the sentence contains all events, so that listing the events would
/// repeat it.
bool saysAll(std::string_view game);

/// Describes several actions separated by blanks, as the umpire offers them; if one is unknown, all
/// stay in notation. `happened` is only for a single action.
Message spokenActions(const SpokenAction& actions, const PlayerNames& names);

/// Returns the rules' message with the pieces named as in spoken(). `before`: the position before
/// it; empty: unknown.
Message spokenFact(std::string_view game, const Message& fact, const PlayerNames& names,
                   std::string_view before = {});

/// Does so for several messages in the order in which they happened.
std::vector<Message> spokenFacts(std::string_view game, const std::vector<Message>& facts,
                                 const PlayerNames& names, std::string_view before);

/// Describes a correction, from the words after `correct`: "d4 roman 2".
Message spokenCorrection(std::string_view game, std::string_view what, const PlayerNames& names);

/// Returns "Antony"; "the Romans" if that side has no name. Other texts stay unchanged.
Message spokenPlayer(std::string_view side, const PlayerNames& names);

/// Returns "Antony's galley A1", "galley A1"; "Janissary 2" for a counter's T-J2. Any other place
/// or piece stays unchanged.
Message spokenPiece(std::string_view game, std::string_view piece, const PlayerNames& names);

} // namespace umpire
