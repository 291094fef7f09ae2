#pragma once

#include "tests/app/club/simulation/simulated_club.h"

namespace umpire::testing {

/// What must hold once all faults have ended. Fails the test where it does not.
///
/// Each event that a table announced stands in its journal, and each event of a journal stands in
/// the database once, and was written in the table's order.
void expectEachEventOnce(const SimulatedClub& club);
/// Each ruling that is for the game that a table plays is in its journal once, and so is what it
/// commanded; no ruling is in a journal that the arbiter did not give; none is told any more.
void expectEachRulingOnce(const SimulatedClub& club);
/// The arbiter is shown the open calls of the journals, the tables' states, and no fault.
void expectTrueHall(const SimulatedClub& club);
/// Nothing came to somebody for whom it is not.
void expectNothingMisdirected(const SimulatedClub& club);

} // namespace umpire::testing
