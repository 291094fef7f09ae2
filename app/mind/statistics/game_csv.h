#pragma once

#include "app/record/journal/recorded_event.h"

/// Exports a game as a table for a spreadsheet.
namespace umpire {

/// Returns a header line, then one line for each action that was not undone, each match of a salvo
/// and each die, in order (RFC 4180, UTF-8). Lengths are in millimetres in the table's frame; times
/// are in seconds of the game's clock. An action that the present rules refuse has no lines for its
/// matches. docs/using.md describes the columns.
std::string gameCsv(const GameSettings& settings, const std::vector<RecordedEvent>& events);

} // namespace umpire
