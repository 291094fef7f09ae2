#pragma once

#include "app/club/tournament/pairing_program.h"
#include "app/club/tournament/tournament.h"
#include "app/common/failure/failure.h"

#include <optional>

/// From one round to the next.
namespace umpire::tournament {

/// A table whose result is not known yet.
struct MissingResult {
    int round = 0; ///< from 1
    int table = 0;
    std::vector<std::string> names; ///< of who sits there
    bool operator==(const MissingResult&) const = default;
};
/// In the order of rounds and tables.
std::vector<MissingResult> missingResults(const Tournament& tournament);

/// Why no next round is made yet; none: all results are in.
/// "the result of table 3 in round 2 (Anna – Béla) is missing, and 2 others; …".
std::optional<Message> whyNotYet(const Tournament& tournament);

/// As many as planned; else as many as the system needs: everyone met everyone, or in groups could
/// have. 0: a Swiss without a number.
int roundsOf(const Tournament& tournament);

/// Makes the next round though results are missing.
enum class Arbiter { SaysNothing, SaysGoOn };

struct NextRoundOptions {
    Arbiter arbiter = Arbiter::SaysNothing;
    std::string program; ///< that pairs a Swiss; empty: see findPairingProgram
    SwissOptions swiss;
};

/// The round after the last one, by the tournament's system. Byes for points that players asked for
/// are in it. In a round robin, who is away loses by forfeit.
/// Error: WrongUsage where results are missing and the arbiter says nothing, where all rounds are
/// made, where too few play, and where a round robin has a new player; of a Swiss also what
/// findPairingProgram and swissRound say.
Expected<Round> nextRound(const Tournament& tournament, const NextRoundOptions& options = {});

/// Who sits at that table. Error: WrongUsage where there is no such round or table.
Expected<Pairing> pairingAt(const Tournament& tournament, int round, int table);

/// The tournament with that result, also of an earlier round. A result of no seats takes the one
/// that was there away.
/// Error: WrongUsage where there is no such table, or where the seats are not as many.
Expected<Tournament> withResult(const Tournament& tournament, int round, int table,
                                const Result& result);

} // namespace umpire::tournament
