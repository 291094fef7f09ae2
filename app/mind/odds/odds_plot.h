#pragma once

#include "app/mind/odds/odds_text.h"

#include <string>

namespace umpire::odds {

/// An SVG document of 960 x 440: a bar for each number of hits with its 95 % interval, and beside
/// it an outlined one without the side zone, where the target lies in it; and the galleys from
/// above with the first drops that were not spoiled. A match that hits is blue and thick.
std::string plotOf(const OddsAnswer& answer);

} // namespace umpire::odds
