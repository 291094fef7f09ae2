#pragma once

#include "app/club/tournament/pairing_program.h"
#include "app/club/tournament/tournament.h"
#include "app/common/failure/failure.h"

#include <optional>

/// Makes the next round.
namespace umpire::tournament {

/// A table without a result.
struct MissingResult {
    int round = 0; ///< counted from 1
    int table = 0;
    std::vector<std::string> names; ///< names of the pairing's players
    bool operator==(const MissingResult&) const = default;
};
/// Returns the missing results in order of rounds and tables.
std::vector<MissingResult> missingResults(const Tournament& tournament);

/// Returns why the next round cannot be made yet, such as "the result of table 3 in round 2 (Anna –
/// Béla) is missing, and 3 in all; …". Returns none if all results are there.
std::optional<Message> whyNotYet(const Tournament& tournament);

/// Returns the planned number of rounds. Without a plan it returns the number of rounds that a
/// round robin or a knockout needs, for Groups the number in which all players could meet, and 0
/// for a Swiss.
int roundsOf(const Tournament& tournament);

/// SaysGoOn: makes the next round although results are missing.
enum class Arbiter { SaysNothing, SaysGoOn };

struct NextRoundOptions {
    Arbiter arbiter = Arbiter::SaysNothing;
    std::string program; ///< path of the program that pairs a Swiss; empty: see findPairingProgram
    SwissOptions swiss;
};

/// Makes the round after the last one, by the tournament's system, including requested byes with
/// points. In a round robin, an absent player loses by forfeit. Error: WrongUsage if results are
/// missing without the arbiter's consent, if all rounds are made, if too few play, and if a
/// round robin has a new player; for a Swiss also the errors of findPairingProgram and
/// swissRound.
Expected<Round> nextRound(const Tournament& tournament, const NextRoundOptions& options = {});

/// Returns that table's pairing. Error: WrongUsage if there is no such round or table.
Expected<Pairing> pairingAt(const Tournament& tournament, int round, int table);

/// Sets a result, also of an earlier round. A result without seats removes the existing result.
/// Error: WrongUsage if there is no such table, or if the number of seats differs.
Expected<Tournament> withResult(const Tournament& tournament, int round, int table,
                                const Result& result);

} // namespace umpire::tournament
