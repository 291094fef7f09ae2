#pragma once

#include "app/game/live/live_setup.h"
#include "app/game/two_tables/other_table.h"

namespace umpire {

/// Meets the other table, before a new journal is made for nothing. `side` is told what the journal
/// that the game goes on with has. Errors: those of OtherTable::begin; WrongUsage for a game with
/// secrets, for a side that is none of the game's, and where the computer plays the other side.
Expected<void> meetTable(const OtherTable& other, OtherSide& side, const LiveSetup& setup,
                         const ComputerSeats& computers);

} // namespace umpire
