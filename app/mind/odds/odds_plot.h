#pragma once

#include "app/mind/odds/odds_text.h"

#include <string>

namespace umpire::odds {

/// Returns an SVG document of 960 x 440: a bar for each number of hits with its 95 % interval, with
/// an outlined bar without the side zone beside it if the target is in it; and a plan of the
/// galleys with the first unspoiled drops. A match that hits is blue and thick.
std::string plotOf(const OddsAnswer& answer);

} // namespace umpire::odds
