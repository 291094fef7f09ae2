#pragma once

#include "rules/table/piece_kind.h"

#include <string_view>

namespace umpire {

/// Returns what is looked for on the table of a game, by its name in table files, such as
/// "murus-gallicus"; stones if no game has that name.
SoughtPieces sightOf(std::string_view game);

/// Tells whether the game is played on a board. Galleys lie anywhere on the table.
bool isPlayedOnABoard(std::string_view game);

} // namespace umpire
