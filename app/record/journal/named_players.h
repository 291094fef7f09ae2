#pragma once

#include "app/record/journal/recorded_event.h"

namespace umpire {

/// "Anna (roman)"; the side alone where it has no name.
std::string namedPlayer(const GameSettings& settings, const std::string& side);

/// All of them, by seat.
std::vector<std::string> namedPlayers(const GameSettings& settings);

} // namespace umpire
