#pragma once

#include "rules/table/pieces.h"
#include "vision/proposals/piece_net.h"

#include <span>
#include <vector>

namespace umpire::matches {

/// Returns the places of possible orders that were not found, beside two or more matches that lie
/// as orders do (WG-12, WG-13): before, between and after them, each along the column and across
/// it. The network overlooks headless matches along the grain of pale wood. `score` of each place
/// is the prior probability of an order there.
std::vector<proposals::StickHypothesis> freeSlots(std::span<const Match> found,
                                                  const PieceSizes& sizes);

} // namespace umpire::matches
