#pragma once

#include "app/record/events/event.h"
#include "app/record/events/event_fields.h"
#include "app/record/game_files/any_game.h"
#include "app/record/sentences/spoken_action.h"

#include <string>
#include <string_view>
#include <vector>

/// Describes an event for a reader. The window, pages, reports and speech all use this, each in its
/// own layout. The terminal prints one line (told_line.h).
namespace umpire {

/// The game's context for a description.
struct ToldGame {
    std::string_view game{};   ///< empty: actions stay in their notation
    std::string_view before{}; ///< the position before the event; empty: secret or unknown
    std::string_view player{}; ///< the only player to move; may be empty
    PlayerNames names{};
    SharedPosition start{}; ///< a position of this game; null: today's defaults apply
};

/// An answer that players may give.
struct ToldAnswer {
    Message words;
    std::string line;       ///< the command: "choose 1"
    bool isExample = false; ///< true: the reader edits the answer before sending it
};

struct ToldEvent {
    RulingKind ruling = RulingKind::Quiet;
    Message kind;               ///< "Illegal"; empty: `main` needs no heading
    std::vector<Message> about; ///< written beside the kind: "the Romans"
    Message main;               ///< such as "Anna's tower goes from d1 to d3"
    std::vector<Message> more;  ///< the reason, or further effects
    std::string rule{};         ///< "MG-7": the clause behind `more`; may be empty
    Message todo{};             ///< the action that is needed now; may be empty
    std::string notation{};     ///< `main` in notation, if `main` is a sentence; may be empty
    std::vector<ToldAnswer> answers{};
};

/// `shown`: the reader's view of the event (viewOf).
ToldEvent toldOf(const Event& shown, const ToldGame& game);

/// Describes a line of play as players would: "Anna's tower goes from d1 to d3".
std::vector<Message> toldLine(const ToldGame& game, const std::vector<std::string>& line,
                              std::string_view first);

/// Describes the camera's view: "A hand is over the table".
Message told(TableState state);

/// Formats "87 %".
Message percent(double probability);

} // namespace umpire
