#pragma once

#include "app/desk/statistics/plot.h"
#include "app/mind/statistics/statistics.h"

namespace umpire::desk {

/// Returns the statistics of many games. Each plot answers one question; questions without data are
/// left out.
std::vector<Plot> plotsOf(const umpire::Statistics& statistics);

} // namespace umpire::desk
