#pragma once

#include "app/desk/statistics/plot.h"
#include "app/record/journal/journal.h"

/// Plots the statistics of one game.
namespace umpire::desk {

/// Plots the duration of each action; War Galley's hits per toss with the expected hits; each
/// side's remaining pieces after every action. Shows nothing that a player may not know yet.
std::vector<Plot> plotsOf(const JournalRecord& record);

} // namespace umpire::desk
