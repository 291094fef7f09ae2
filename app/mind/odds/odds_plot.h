#pragma once

#include "app/mind/odds/odds_text.h"

#include <string>

namespace umpire::odds {

/// Returns an SVG document of 960 x 440 units. It has a bar with its 95 % interval for each number
/// of hits. If the target is in the side zone, an outlined bar beside it shows the odds without the
/// side zone. A plan shows the galleys and the matches of the first drops that are not spoiled.
/// Matches that hit are blue and thick.
std::string plotOf(const OddsAnswer& answer);

} // namespace umpire::odds
