#pragma once

#include "app/desk/statistics/plot.h"
#include "app/record/journal/journal.h"

/// What a record shows of a game in numbers.
namespace umpire::desk {

/// The time that each action took; War Galley's hits by toss, and what chance would have given;
/// what each side has left after every action. What a player may not know yet is in none of them.
std::vector<Plot> plotsOf(const JournalRecord& record);

} // namespace umpire::desk
