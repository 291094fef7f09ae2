#pragma once

#include "app/record/game_files/any_game.h"

namespace umpire::desk {

/// Returns the variant's start with the program's own files; null if there is none.
SharedPosition startOf(const std::string& game, const std::string& variant);

/// Parses a position in notation; null if the text is no position of the game of `start`, or if
/// `start` is null.
SharedPosition readPosition(const SharedPosition& start, const std::string& position);

} // namespace umpire::desk
