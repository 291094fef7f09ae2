#pragma once

#include "app/mind/odds/odds_text.h"

#include <string>

namespace umpire::odds {

/// Returns an SVG document of 960 x 440. It has a bar for each number of hits with its 95 %
/// interval; if the target is in the side zone, an outlined bar beside it shows the odds without
/// the side zone. It also has a plan of the galleys with the first unspoiled drops. A match that
/// hits is blue and thick.
std::string plotOf(const OddsAnswer& answer);

} // namespace umpire::odds
