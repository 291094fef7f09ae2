#pragma once

#include "app/desk/statistics/plot.h"
#include "app/mind/lab/kept_games.h"

namespace umpire::desk {

/// What a lab says of its variants, side by side with their intervals: balance, length, how often a
/// side wins, and how often the lead changes. None where no game was played.
std::vector<Plot> plotsOf(const KeptLab& lab);

} // namespace umpire::desk
