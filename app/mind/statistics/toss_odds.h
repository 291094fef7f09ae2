#pragma once

#include "rules/games/war_galley/action.h"
#include "rules/games/war_galley/toss.h"

namespace umpire {

/// Returns the hit probability of each tossed match at its resting place. A match is assumed to
/// turn freely about its middle, so the probability is the share of a full turn that the target's
/// hull covers as seen from there. Both ends count in the side zone (WG-31). All probabilities are
/// 0 out of range. `ruling` is the toss's ruling.
std::vector<double> hitChances(const war_galley::State& before, war_galley::VesselIndex target,
                               const war_galley::Toss& toss, const war_galley::TossRuling& ruling);

/// Returns the expected number of hits: the sum of the probabilities.
double expectedHits(const war_galley::State& before, war_galley::VesselIndex target,
                    const war_galley::Toss& toss);

} // namespace umpire
