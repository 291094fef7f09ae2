#pragma once

#include "app/record/journal/recorded_event.h"

/// A game for a spreadsheet.
namespace umpire {

/// A line of headings, and then a line for each action that counts, each match of a salvo and each
/// die, in the order in which they happened (RFC 4180, UTF-8). Lengths are millimetres of the
/// table's frame, and times are seconds of the game's clock. An action that today's rules do not
/// follow has no matches. docs/using.md names the columns.
std::string gameCsv(const GameSettings& settings, const std::vector<RecordedEvent>& events);

} // namespace umpire
