#pragma once

#include "app/desk/statistics/plot.h"
#include "app/mind/lab/kept_games.h"

namespace umpire::desk {

/// Returns plots that compare the variants in a lab's results, with intervals: balance, length,
/// share of decided games, and changes of the lead. Empty if no game was played.
std::vector<Plot> plotsOf(const KeptLab& lab);

} // namespace umpire::desk
