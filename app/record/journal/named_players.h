#pragma once

#include "app/record/journal/recorded_event.h"

namespace umpire {

/// Returns the name of a side's player with the side, such as "Anna (roman)"; only the side if the
/// player has no name.
std::string namedPlayer(const GameSettings& settings, const std::string& side);

/// Returns the players in the order of the seats, as namedPlayer writes them.
std::vector<std::string> namedPlayers(const GameSettings& settings);

/// Returns a key that is equal for all spellings of a person's name, such as "Kovács, Anna" and
/// "Anna Kovács". It consists of the words in lower case and alphabetical order, without commas,
/// semicolons and full stops.
std::string nameKey(const std::string& name);

} // namespace umpire
