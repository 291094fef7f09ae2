#pragma once

#include "rules/games/war_galley/action.h"

namespace umpire::desk {

/// How many hits chance would give a salvo that came to rest there: each tossed match is thought to
/// turn freely about its middle, so that it points at the target's hull by the share of a full turn
/// that the hull fills as seen from there. Both ends count in the side zone (WG-31). 0 out of
/// range.
double expectedHits(const war_galley::State& before, war_galley::VesselIndex target,
                    const war_galley::Toss& toss);

} // namespace umpire::desk
