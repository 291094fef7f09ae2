#pragma once

#include "app/club/tournament/pairing_program.h"

/// Whether a tournament is as the rules have it.
namespace umpire::tournament {

/// What of that round is against the rules, a line for each: players who have met, who may not
/// meet, who have a second bye, who are away and paired or play and are left out, and in a Swiss a
/// seat for the third time in a row. `round`: from 1.
std::vector<Message> faultsOf(const Tournament& tournament, int round);
/// Of all rounds, with the round before each.
std::vector<Message> faultsOf(const Tournament& tournament);

/// That round as the system makes it of the rounds before; the same players are away. None: chance
/// or people make it. Errors: of nextRound.
Expected<std::optional<Round>> pairedAnew(const Tournament& tournament, int round,
                                          const std::string& program);

/// Where the two pair differently, a line for each pair.
std::vector<Message> differences(const Tournament& tournament, const Round& there,
                                 const Round& anew);

/// Places of the report that was read which the standings do not give, where no round was made
/// since.
std::vector<Message> otherPlaces(const Tournament& tournament);

} // namespace umpire::tournament
