#pragma once

#include <map>
#include <string>

namespace umpire {

/// Maps the game's name of a side ("roman", "A") to the name of its player. A side without an entry
/// keeps its name from the rulebook.
using PlayerNames = std::map<std::string, std::string, std::less<>>;

} // namespace umpire
