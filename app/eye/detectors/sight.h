#pragma once

#include "rules/table/piece_kind.h"

#include <string_view>

namespace umpire {

/// Returns the kinds of pieces that a game uses. `game` is the game's name in table files, such as
/// "murus-gallicus". Returns stones if no game has that name.
SoughtPieces sightOf(std::string_view game);

/// Tells whether the game is played on a board. Only galleys lie anywhere on the table.
bool isPlayedOnABoard(std::string_view game);

} // namespace umpire
