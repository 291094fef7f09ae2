#pragma once

#include <map>
#include <string>

namespace umpire {

/// Maps the game's name of a side ("roman", "A") to the player's own name. A side without an entry
/// is called by its name in the rulebook.
using PlayerNames = std::map<std::string, std::string, std::less<>>;

} // namespace umpire
