#pragma once

#include "rules/table/pieces.h"
#include "vision/proposals/piece_net.h"

#include <span>
#include <vector>

namespace umpire::matches {

/// Lists places where an unseen order may lie beside two or more matches that lie as orders do
/// (WG-12, WG-13): before, between and after them, along the column and across it. The network
/// misses headless matches along the grain of pale wood. `score` is the prior probability of an
/// order at that place.
std::vector<proposals::StickHypothesis> freeSlots(std::span<const Match> found,
                                                  const PieceSizes& sizes);

} // namespace umpire::matches
