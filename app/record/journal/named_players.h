#pragma once

#include "app/record/journal/recorded_event.h"

namespace umpire {

/// Returns "Anna (roman)"; only the side if it has no name.
std::string namedPlayer(const GameSettings& settings, const std::string& side);

/// Returns all players, by seat.
std::vector<std::string> namedPlayers(const GameSettings& settings);

/// Returns the key of a name: its words in alphabetical order and lower case, without commas,
/// semicolons and full stops. Names with the same key mean the same person: "Kovács, Anna" is "Anna
/// Kovács".
std::string nameKey(const std::string& name);

} // namespace umpire
