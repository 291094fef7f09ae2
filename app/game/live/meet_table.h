#pragma once

#include "app/game/live/live_setup.h"
#include "app/game/two_tables/other_table.h"

namespace umpire {

/// Connects to the other table, before a new journal would be created in vain. Passes the content
/// of a resumed journal to `side`. Errors: those of OtherTable::begin; WrongUsage for a game with
/// secrets, for an unknown side, and if the computer plays the other side.
Expected<void> meetTable(const OtherTable& other, OtherSide& side, const LiveSetup& setup,
                         const ComputerSeats& computers);

} // namespace umpire
