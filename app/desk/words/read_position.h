#pragma once

#include "app/record/game_files/any_game.h"

namespace umpire::desk {

/// Returns the start position of a variant, with the files of the program. Returns null if there is
/// no such game or variant.
SharedPosition startOf(const std::string& game, const std::string& variant);

/// Parses a position in notation. `start`: a position of the same game and variant. Returns null if
/// `start` is null or the text is no position of that game.
SharedPosition readPosition(const SharedPosition& start, const std::string& position);

} // namespace umpire::desk
