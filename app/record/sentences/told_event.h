#pragma once

#include "app/record/events/event.h"
#include "app/record/events/event_fields.h"
#include "app/record/game_files/any_game.h"
#include "app/record/sentences/spoken_action.h"

#include <string>
#include <string_view>
#include <vector>

/// Describes an event for a reader. The window, the pages, reports and speech use the same
/// descriptions, each with its own layout. The terminal prints one line instead (told_line.h).
namespace umpire {

/// What a description needs to know of the game.
struct ToldGame {
    std::string_view game{};   ///< empty: actions are described by their notation
    std::string_view before{}; ///< position before the event; empty: secret or unknown
    std::string_view player{}; ///< the only player to move; empty if unknown or if several are
    PlayerNames names{};
    SharedPosition start{}; ///< a position of this game; null: today's default settings apply
};

/// An answer that the players may give.
struct ToldAnswer {
    Message words;
    std::string line;       ///< the command of the answer, such as "choose 1"
    bool isExample = false; ///< true if the reader must edit the command before sending it
};

/// The parts of a description. Each of them may be empty.
struct ToldEvent {
    RulingKind ruling = RulingKind::Quiet;
    Message kind;               ///< heading, such as "Illegal"
    std::vector<Message> about; ///< players whom the heading names, such as "the Romans"
    Message main;               ///< what was done, or why an action is illegal
    std::vector<Message> more;  ///< the reason, other effects, or the illegal action
    std::string rule{};         ///< the clause of the reason, such as "MG-7"
    Message todo{};             ///< what players must do now
    std::string notation{};     ///< notation of the action
    std::vector<ToldAnswer> answers{};
};

/// Describes an event. `shown` is the event as its reader may see it (viewOf).
ToldEvent toldOf(const Event& shown, const ToldGame& game);

/// Describes the actions of a line of play in sentences such as "Anna's tower goes from d1 to d3".
/// `first` is the player of the first action.
std::vector<Message> toldLine(const ToldGame& game, const std::vector<std::string>& line,
                              std::string_view first);

/// Formats a probability as a percentage, such as "87 %".
Message percent(double probability);

} // namespace umpire
