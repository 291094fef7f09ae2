#pragma once

#include "app/desk/statistics/plot.h"
#include "app/mind/analysis/analyse_game.h"

/// Shows an analysis as a plot and as text.
namespace umpire::desk {

/// Returns a plot of the chances to win after each action, in percent. For two players the plot has
/// one line, which shows the first player's chances and numbers the largest mistakes in their
/// order. `answer` then says how many wins each side gave away and gained by dice and tosses.
/// For more players the plot has a line for each player and names no mistakes.
Plot valuePlot(const Analysis& analysis, const JournalRecord& record);

/// Returns the value of the game for each side after an event, by seat, from 0 (lost) to 1 (won).
/// `event`: number of the event.
using Worths = std::vector<std::pair<QString, double>>;
Worths worthAfter(const Analysis& analysis, const JournalRecord& record, std::int64_t event);

/// Returns the largest mistakes and the better actions as rich text. Each mistake has a link such
/// as "event:12".
QString mistakesText(const Analysis& analysis, const JournalRecord& record);

/// Returns the number of the event in a link such as "event:12"; none for other links.
std::optional<std::int64_t> eventIn(const QString& link);

} // namespace umpire::desk
