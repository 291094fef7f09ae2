#pragma once

#include "app/game/referee/core/piece_board.h"
#include "app/record/journal/recorded_event.h"

#include <optional>
#include <string>

namespace umpire::desk {

/// The board of a game with printed pieces as it stood, as everybody may see it. None in the other
/// games, and where the text is no position of the game.
std::optional<referee::PieceBoard> printedBoard(const GameSettings& settings,
                                                const std::string& position);

} // namespace umpire::desk
