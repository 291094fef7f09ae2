#pragma once

#include "app/desk/statistics/plot.h"
#include "app/mind/lab/kept_games.h"

namespace umpire::desk {

/// Plots a lab's results for all variants with intervals: balance, length, share of decided games,
/// and lead changes. Returns none if no game was played.
std::vector<Plot> plotsOf(const KeptLab& lab);

} // namespace umpire::desk
