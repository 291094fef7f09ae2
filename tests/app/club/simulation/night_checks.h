#pragma once

#include "tests/app/club/simulation/simulated_club.h"

namespace umpire::testing {

/// These functions check the state after all faults have ended, and fail the test if a condition
/// does not hold. Expects that the journal has each event that its table announced, and that the
/// database has each event of a journal once, in the table's order.
void expectEachEventOnce(const SimulatedClub& club);
/// Expects that the journal of a running game has each of its rulings once, with the command that
/// the ruling carried out, that no journal has a ruling that the arbiter did not give, and that no
/// ruling is still waiting to be sent.
void expectEachRulingOnce(const SimulatedClub& club);
/// Expects that the arbiter is shown the open calls of the journals, the tables' states, and no
/// fault.
void expectTrueHall(const SimulatedClub& club);
/// Expects that no message reached a client that may not read it.
void expectNothingMisdirected(const SimulatedClub& club);

} // namespace umpire::testing
