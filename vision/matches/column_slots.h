#pragma once

#include "rules/table/pieces.h"
#include "vision/proposals/piece_net.h"

#include <span>
#include <vector>

namespace umpire::matches {

/// Where an order may lie that nobody saw, beside two matches or more that lie as orders do (WG-12,
/// WG-13): before, between and behind them, along the column and across it. The net overlooks
/// matches without a head that lie along the grain of pale wood. `score` is the chance that an
/// order lies there, before it is looked at.
std::vector<proposals::StickHypothesis> freeSlots(std::span<const Match> found,
                                                  const PieceSizes& sizes);

} // namespace umpire::matches
