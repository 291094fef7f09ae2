#pragma once

#include "app/record/sentences/told_event.h"

#include <string>

/// Formats one English line for the terminal that can be read aloud. Commands and short actions
/// appear in their typed form.
namespace umpire {

/// Returns lines such as "1. roman: d1-d3 - the tower of the Romans goes from d1 to d3" and "7.
/// galley A1 fires at B2: 2 hits". `shown`: the reader's view of the event (viewOf).
std::string lineOf(const Event& shown, const ToldGame& game);

} // namespace umpire
