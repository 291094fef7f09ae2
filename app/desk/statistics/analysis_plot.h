#pragma once

#include "app/desk/statistics/plot.h"
#include "app/mind/analysis/analyse_game.h"

/// Presents an analysis as a plot and as text.
namespace umpire::desk {

/// Plots the value after each action: one line for two players, with the largest mistakes numbered
/// from 1; for more players, one line each. The plot's answer lists each side's losses by mistakes,
/// and its gains by dice and tosses.
Plot valuePlot(const Analysis& analysis, const JournalRecord& record);

/// What the game was worth for each side, by seat: 0 is lost, 1 is won.
using Worths = std::vector<std::pair<QString, double>>;
Worths worthAfter(const Analysis& analysis, const JournalRecord& record, std::int64_t event);

/// Describes the largest mistakes and better actions in rich text; each has a link "event:12".
QString mistakesText(const Analysis& analysis, const JournalRecord& record);

/// Returns the number of the event in a link "event:12".
std::optional<std::int64_t> eventIn(const QString& link);

} // namespace umpire::desk
