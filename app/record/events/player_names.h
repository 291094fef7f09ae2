#pragma once

#include <map>
#include <string>

namespace umpire {

/// The players' own names, by what the game calls their sides: "roman", "A". A side without a name
/// is called as the rulebook calls it.
using PlayerNames = std::map<std::string, std::string, std::less<>>;

} // namespace umpire
