#pragma once

#include "app/record/events/player_names.h"
#include "rules/table/message.h"

#include <string>
#include <string_view>
#include <vector>

/// Describes actions in the words of a player, for the window and for phones. These show notation
/// only on request.
namespace umpire {

/// An action of a game, in notation, with what is needed to describe it.
struct SpokenAction {
    std::string_view game;           ///< such as "war-galley"
    std::string_view player;         ///< the player who acted; empty: the sentence names no player
    std::string_view action;         ///< such as "A1 toss 365,30>365,58"
    std::vector<Message> happened{}; ///< the events that the rules reported; empty: unknown
    std::string_view before{};       ///< position before the action; empty: unknown
};

/// Describes an action in a sentence, such as "Antony's galley A1 fires at B2: 2 hits, 1 too close
/// to call". Returns the notation if the action has no description.
Message spoken(const SpokenAction& action, const PlayerNames& names);

/// Tells whether in this game the sentence of an action contains all of its events. Then the events
/// need not be listed again.
bool saysAll(std::string_view game);

/// Describes several actions that are separated by blanks. If one of them has no description,
/// returns the notation of all. `happened` is used only for a single action.
Message spokenActions(const SpokenAction& actions, const PlayerNames& names);

/// Returns a message of the rules with the names of players and pieces as `spoken` uses them.
/// `before` is the position before the event; empty: unknown.
Message spokenFact(std::string_view game, const Message& fact, const PlayerNames& names,
                   std::string_view before = {});

/// Does the same for several messages, in the order of the events.
std::vector<Message> spokenFacts(std::string_view game, const std::vector<Message>& facts,
                                 const PlayerNames& names, std::string_view before);

/// Describes a correction. `what` is the text after `correct`, such as "d4 roman 2".
Message spokenCorrection(std::string_view game, std::string_view what, const PlayerNames& names);

/// Returns the name of the side's player, such as "Antony"; without a name, the name of the side,
/// such as "the Romans". Returns any other text unchanged.
Message spokenPlayer(std::string_view side, const PlayerNames& names);
/// Says whose turn it is.
Message spokenTurn(std::string_view side, const PlayerNames& names);

/// Returns the name of a piece for people: "Antony's galley A1", "galley A1", or "Janissary 2" for
/// the counter T-J2. Returns any other place or piece unchanged.
Message spokenPiece(std::string_view game, std::string_view piece, const PlayerNames& names);

} // namespace umpire
