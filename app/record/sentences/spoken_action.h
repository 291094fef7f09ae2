#pragma once

#include "app/record/events/player_names.h"
#include "rules/table/message.h"

#include <string>
#include <string_view>
#include <vector>

/// What was played, as a player would say it: the sentences of the window and of a telephone's page
/// come from here. The notation stays where it is asked for.
namespace umpire {

/// An action of a game, in its notation.
struct SpokenAction {
    std::string_view game;           ///< "war-galley"
    std::string_view player;         ///< who played it; empty: nobody is told
    std::string_view action;         ///< "A1 toss 365,30>365,58"
    std::vector<Message> happened{}; ///< the rules' events; none: they are not known
    std::string_view before{};       ///< the position that it was played in; empty: not known
};

/// One sentence: "Antony's galley A1 fires at B2: 2 hits, 1 too close to call". An action that is
/// not known stays in its notation.
Message spoken(const SpokenAction& action, const PlayerNames& names);

/// Does that sentence say all that happened in this game? Then the rules' events repeat it.
bool saysAll(std::string_view game);

/// The same of several actions with blanks between, as the umpire offers them; all of them stay in
/// their notation where one is not known. `happened`: of one action alone.
Message spokenActions(const SpokenAction& actions, const PlayerNames& names);

/// What the rules say, with the pieces named as in spoken().
Message spokenFact(std::string_view game, const Message& fact, const PlayerNames& names);

/// What players put right in the record, from what they say after `correct`: "d4 roman 2".
Message spokenCorrection(std::string_view game, std::string_view what, const PlayerNames& names);

/// "Antony"; "the Romans" where that side has no name. A text that is no side stays as it is.
Message spokenPlayer(std::string_view side, const PlayerNames& names);

/// "Antony's galley A1", "galley A1"; "Janissary 2" for a counter's T-J2. Any other place or
/// piece stays as it is.
Message spokenPiece(std::string_view game, std::string_view piece, const PlayerNames& names);

} // namespace umpire
