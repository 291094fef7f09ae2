#pragma once

#include "app/desk/statistics/plot.h"
#include "app/record/journal/journal.h"

/// Makes plots of the statistics of one game.
namespace umpire::desk {

/// Returns plots of the time for each action, of the hits and expected hits of each toss (War
/// Galley only), and of each side's remaining pieces after each action. Plots without data are left
/// out. While the record holds secrets, only the plot of times is returned.
std::vector<Plot> plotsOf(const JournalRecord& record);

} // namespace umpire::desk
