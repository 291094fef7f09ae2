#pragma once

#include "app/desk/statistics/plot.h"
#include "app/mind/statistics/statistics.h"

namespace umpire::desk {

/// Returns the statistics of many evenings, one question and plot each; omits a question without
/// data.
std::vector<Plot> plotsOf(const umpire::Statistics& statistics);

} // namespace umpire::desk
