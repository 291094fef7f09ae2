#pragma once

#include "app/record/journal/recorded_event.h"

namespace umpire {

/// Returns "Anna (roman)"; only the side if it has no name.
std::string namedPlayer(const GameSettings& settings, const std::string& side);

/// Returns all players, by seat.
std::vector<std::string> namedPlayers(const GameSettings& settings);

/// The words of a name in one order and in small letters, without commas, semicolons and full
/// stops. Names with the same key mean the same person: "Kovács, Anna" is "Anna Kovács".
std::string nameKey(const std::string& name);

} // namespace umpire
