#pragma once

#include "app/game/referee/core/piece_board.h"
#include "app/record/journal/recorded_event.h"

#include <optional>
#include <QImage>
#include <string>
#include <vector>

namespace umpire::desk {

class PositionPanel;

/// Returns the public view of the board of a game with printed pieces. None for other games, and if
/// the text is no position of the game.
std::optional<referee::PieceBoard> printedBoard(const GameSettings& settings,
                                                const std::string& position);

/// Shows a position of that game in the panel, as it was after the event of that index, and marks
/// the places of that event.
void showPosition(PositionPanel& panel, const GameSettings& settings,
                  const std::vector<RecordedEvent>& events, std::size_t event);

/// The last position, drawn for paper in fixed colours. To be called in the window's thread.
QImage finalPosition(const GameSettings& settings, const std::vector<RecordedEvent>& events);

} // namespace umpire::desk
