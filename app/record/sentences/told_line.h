#pragma once

#include "app/record/sentences/told_event.h"

#include <string>

/// Describes an event in one English line for the terminal. The line can be read aloud. Commands
/// and short actions are written as they are typed.
namespace umpire {

/// Returns a line such as "1. roman: d1-d3 - the tower of the Romans goes from d1 to d3" or "7.
/// galley A1 fires at B2: 2 hits". `shown` is the event as its reader may see it (viewOf).
std::string lineOf(const Event& shown, const ToldGame& game);

} // namespace umpire
