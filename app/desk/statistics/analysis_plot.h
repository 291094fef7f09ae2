#pragma once

#include "app/desk/statistics/plot.h"
#include "app/mind/analysis/analyse_game.h"

/// An analysis as a plot and in words.
namespace umpire::desk {

/// What the game was worth after each action. Of two players one line, with the largest mistakes
/// marked by their numbers from 1; of more players a line each. The answer is what each side gave
/// away, and what dice and tosses brought it.
Plot valuePlot(const Analysis& analysis, const JournalRecord& record);

/// The largest mistakes with what was better, in rich text; each has a link "event:12".
QString mistakesText(const Analysis& analysis, const JournalRecord& record);

/// The event's number that such a link names.
std::optional<std::int64_t> eventIn(const QString& link);

} // namespace umpire::desk
