#pragma once

#include "app/club/tournament/tournament.h"
#include "app/common/failure/failure.h"

/// What an arbiter does to a tournament besides entering results. Each gives another tournament,
/// with a line in its list of changes. Errors: WrongUsage, with what to do.
namespace umpire::tournament {

/// Plays from the next round on, with a new number.
Expected<Tournament> withLateEntry(const Tournament& tournament, Player player,
                                   const std::string& because = {});

/// Plays no more after the last round that is made.
Expected<Tournament> withWithdrawn(const Tournament& tournament, int number,
                                   const std::string& because = {});

/// The same, and a game of the last round that has no result is lost.
Expected<Tournament> withExpelled(const Tournament& tournament, int number,
                                  const std::string& because);

/// Sits that round out; `bye` none: plays in it after all, and is not withdrawn.
/// Error: also where the round is made already.
Expected<Tournament> withAbsence(const Tournament& tournament, int number, int round,
                                 std::optional<Bye> bye, const std::string& because = {});

Expected<Tournament> withTieBreaks(const Tournament& tournament,
                                   const std::vector<TieBreak>& tieBreaks,
                                   const std::string& because);

/// The seed of the tie-break `lots`. Before the first round it also draws the players' numbers and
/// who has the first seat first; in a Swiss and in a knockout, players with different ratings stay
/// in the order of these. The same seed always draws the same.
/// Error: also where lots were drawn and a round is made.
Expected<Tournament> withLots(const Tournament& tournament, std::uint64_t seed);

/// A game of two after the last round, which the tie-break `play-off` counts.
Expected<Tournament> withPlayOff(const Tournament& tournament, const PlayOff& game,
                                 const std::string& because = {});

/// Players' numbers as an arbiter pairs them: two for a table, the first seat first, one for a bye.
using Pairs = std::vector<std::vector<int>>;
/// The next round, or the last one anew while it has no result. Byes that were asked for are added.
/// What is against the rules is not refused: faultsOf (check.h) has it.
Expected<Tournament> withRoundByHand(const Tournament& tournament, int round, const Pairs& pairs,
                                     const std::string& because = {});

} // namespace umpire::tournament
