#pragma once

#include "app/club/tournament/pairing_program.h"

/// Checks a tournament against the rules.
namespace umpire::tournament {

/// Returns the round's violations, one line each: players who have met before, who must not meet,
/// who have a second bye, who are absent but paired or present but left out, and in a Swiss a seat
/// for the third time in a row. `round`: from 1.
std::vector<Message> faultsOf(const Tournament& tournament, int round);
/// Checks all rounds; each line begins with the round.
std::vector<Message> faultsOf(const Tournament& tournament);

/// Makes that round again from the earlier rounds and absences. Returns none if the round depends
/// on chance or on people. Errors: those of nextRound.
Expected<std::optional<Round>> pairedAnew(const Tournament& tournament, int round,
                                          const std::string& program);

/// Returns the differences between the pairings, one line per pair.
std::vector<Message> differences(const Tournament& tournament, const Round& there,
                                 const Round& anew);

/// Returns places in the imported report that the standings contradict, if no round was made
/// since.
std::vector<Message> otherPlaces(const Tournament& tournament);

} // namespace umpire::tournament
