#pragma once

#include "app/record/game_files/any_game.h"

namespace umpire::desk {

/// The start of that game and variant by the program's own files; null where there is none such.
SharedPosition startOf(const std::string& game, const std::string& variant);

/// A position in the game's notation; null where the text is no position of the game that begins
/// with `start`, or where `start` is null.
SharedPosition readPosition(const SharedPosition& start, const std::string& position);

} // namespace umpire::desk
