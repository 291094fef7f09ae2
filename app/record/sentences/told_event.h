#pragma once

#include "app/record/events/event.h"
#include "app/record/events/event_fields.h"
#include "app/record/game_files/any_game.h"
#include "app/record/sentences/spoken_action.h"

#include <string>
#include <string_view>
#include <vector>

/// What an event says to a reader. Window, pages, reports and speech all show it, each in its own
/// way. The terminal has one line of it (told_line.h).
namespace umpire {

/// Whom the reader knows, and what was played.
struct ToldGame {
    std::string_view game{};   ///< empty: actions stay in their notation
    std::string_view before{}; ///< the position before the event; empty: secret, or not known
    std::string_view player{}; ///< who alone is to move; may be empty
    PlayerNames names{};
    SharedPosition start{}; ///< of the game that is played; null: today's defaults hold
};

/// What players may say to it.
struct ToldAnswer {
    Message words;
    std::string line;       ///< the command: "choose 1"
    bool isExample = false; ///< it is changed before it is said
};

struct ToldEvent {
    RulingKind ruling = RulingKind::Quiet;
    Message kind;               ///< "Illegal"; empty: `main` says all
    std::vector<Message> about; ///< what stands beside the kind: "the Romans", "as the players say"
    Message main;               ///< "Anna's tower goes from d1 to d3"
    std::vector<Message> more;  ///< why, or what else happened
    std::string rule{};         ///< "MG-7": the clause behind `more`; may be empty
    Message todo{};             ///< what is to be done now; may be empty
    std::string notation{};     ///< of `main`, where that is a sentence; may be empty
    std::vector<ToldAnswer> answers{};
};

/// `shown`: as its reader may know it (viewOf).
ToldEvent toldOf(const Event& shown, const ToldGame& game);

/// A line of play, as players would say it: "Anna's tower goes from d1 to d3".
std::vector<Message> toldLine(const ToldGame& game, const std::vector<std::string>& line,
                              std::string_view first);

/// What the referee's eye does: "A hand is over the table".
Message told(TableState state);

/// "87 %".
Message percent(double probability);

} // namespace umpire
