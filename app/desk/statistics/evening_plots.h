#pragma once

#include "app/desk/statistics/plot.h"
#include "app/mind/statistics/statistics.h"

namespace umpire::desk {

/// What many evenings have in common, a question and a plot each; a question that nothing answers
/// is left out.
std::vector<Plot> plotsOf(const umpire::Statistics& statistics);

} // namespace umpire::desk
