#pragma once

#include "rules/games/war_galley/action.h"
#include "rules/games/war_galley/toss.h"

namespace umpire {

/// Returns the hit probability of each tossed match, in order. A match is assumed to turn freely
/// about its middle at rest. Its probability is then the share of a full turn that the target's
/// hull covers, seen from the middle; twice that share if both ends count, as in the side zone
/// (WG-31). All probabilities are 0 if the target is out of range. `ruling`: the judgement of the
/// same toss.
std::vector<double> hitChances(const war_galley::State& before, war_galley::VesselIndex target,
                               const war_galley::Toss& toss, const war_galley::TossRuling& ruling);

/// Returns the expected number of hits: the sum of the hit probabilities.
double expectedHits(const war_galley::State& before, war_galley::VesselIndex target,
                    const war_galley::Toss& toss);

} // namespace umpire
