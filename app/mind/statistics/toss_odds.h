#pragma once

#include "rules/games/war_galley/action.h"
#include "rules/games/war_galley/toss.h"

namespace umpire {

/// The chance of a hit for each tossed match of a salvo that came to rest there: a match is thought
/// to turn freely about its middle, so that it points at the target's hull by the share of a full
/// turn that the hull fills as seen from there. Both ends count in the side zone (WG-31). All are 0
/// out of range. `ruling` is that of the toss.
std::vector<double> hitChances(const war_galley::State& before, war_galley::VesselIndex target,
                               const war_galley::Toss& toss, const war_galley::TossRuling& ruling);

/// How many hits chance would give: the sum of the chances.
double expectedHits(const war_galley::State& before, war_galley::VesselIndex target,
                    const war_galley::Toss& toss);

} // namespace umpire
