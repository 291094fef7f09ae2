#pragma once

#include "app/record/journal/recorded_event.h"

/// Exports a game for a spreadsheet.
namespace umpire {

/// Returns a header line, then one line for each action that counts, each match of a salvo and each
/// die, in order (RFC 4180, UTF-8). Lengths are millimetres in the table's frame, times are seconds
/// of the game's clock. An action that today's rules cannot follow has no matches. docs/using.md
/// describes the columns.
std::string gameCsv(const GameSettings& settings, const std::vector<RecordedEvent>& events);

} // namespace umpire
