#pragma once

#include "app/game/live/live_setup.h"
#include "app/game/two_tables/other_table.h"

namespace umpire {

/// Connects to the other table, before a new journal is created. Passes the content of a resumed
/// journal to `side`. Errors: those of OtherTable::begin; WrongUsage if the game has secrets, if
/// the side is unknown, or if the computer plays a side of the other table.
Expected<void> meetTable(const OtherTable& other, OtherSide& side, const LiveSetup& setup,
                         const ComputerSeats& computers);

} // namespace umpire
