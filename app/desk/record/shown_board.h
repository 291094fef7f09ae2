#pragma once

#include "app/game/referee/core/piece_board.h"
#include "app/record/journal/recorded_event.h"

#include <optional>
#include <QImage>
#include <string>
#include <vector>

namespace umpire::desk {

class PositionPanel;

/// Returns the public view of a board with printed pieces. Returns none for a game without printed
/// pieces, and if `position` is no position of the game.
std::optional<referee::PieceBoard> printedBoard(const GameSettings& settings,
                                                const std::string& position);

/// Shows the position after an event in the panel, and marks the event's places. `event`: index in
/// `events`.
void showPosition(PositionPanel& panel, const GameSettings& settings,
                  const std::vector<RecordedEvent>& events, std::size_t event);

/// Returns a drawing of the record's last position in fixed colours, for paper. Must be called in
/// the window's thread.
QImage finalPosition(const GameSettings& settings, const std::vector<RecordedEvent>& events);

} // namespace umpire::desk
