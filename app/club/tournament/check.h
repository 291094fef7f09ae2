#pragma once

#include "app/club/tournament/pairing_program.h"

/// Checks a tournament against the rules.
namespace umpire::tournament {

/// Returns the round's violations, one line each: a player who is paired twice, is absent but
/// paired, is present but left out, or has a second bye in a Swiss; opponents who have met before
/// or must not meet; and in a Swiss the same seat for the third time in a row. `round`: counted
/// from 1.
std::vector<Message> faultsOf(const Tournament& tournament, int round);
/// Returns the violations of all rounds; each line begins with the round.
std::vector<Message> faultsOf(const Tournament& tournament);

/// Pairs that round again from the earlier rounds and absences. Returns none for Groups, whose
/// tables no rule determines. Errors: those of nextRound.
Expected<std::optional<Round>> pairedAnew(const Tournament& tournament, int round,
                                          const std::string& program);

/// Returns the differences between the pairings, one line for each pair that only one of them has.
std::vector<Message> differences(const Tournament& tournament, const Round& there,
                                 const Round& anew);

/// Returns the places in the imported report that contradict the standings, one line each. Returns
/// nothing if rounds or results have changed since the import.
std::vector<Message> otherPlaces(const Tournament& tournament);

} // namespace umpire::tournament
