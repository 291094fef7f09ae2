#pragma once

#include "app/club/tournament/tournament.h"
#include "app/common/failure/failure.h"

/// An arbiter's changes of a tournament, other than results. Each function returns a changed
/// tournament, with an entry in its list of changes. Errors: WrongUsage, with the remedy.
namespace umpire::tournament {

/// Adds a player with a new number, who plays from the next round on.
Expected<Tournament> withLateEntry(const Tournament& tournament, Player player,
                                   const std::string& because = {});

/// Withdraws a player from all rounds that are not made yet.
Expected<Tournament> withWithdrawn(const Tournament& tournament, int number,
                                   const std::string& because = {});

/// Withdraws a player as expelled, and scores the player's unfinished game of the last round as
/// lost by forfeit.
Expected<Tournament> withExpelled(const Tournament& tournament, int number,
                                  const std::string& because);

/// Excuses the player from that round. If `bye` is none, the player plays in that round, even after
/// a withdrawal. Error: also if the round is already made, or comes after the last round.
Expected<Tournament> withAbsence(const Tournament& tournament, int number, int round,
                                 std::optional<Bye> bye, const std::string& because = {});

Expected<Tournament> withTieBreaks(const Tournament& tournament,
                                   const std::vector<TieBreak>& tieBreaks,
                                   const std::string& because);

/// Sets the seed of the tie-break `lots`. Before the first round it also draws the players' numbers
/// and the first seat; in a Swiss and in a knockout, players remain ordered by rating. The same
/// seed always gives the same draw. Error: also if lots were drawn before and a round is made, or
/// if an unused line of the imported report may name players by number.
Expected<Tournament> withLots(const Tournament& tournament, std::uint64_t seed);

/// Adds a game of two after the last round, which the tie-break `play-off` counts.
Expected<Tournament> withPlayOff(const Tournament& tournament, const PlayOff& game,
                                 const std::string& because = {});

/// Manual pairings by players' numbers: two numbers for a table, with the first seat first; one
/// number for a bye.
using Pairs = std::vector<std::vector<int>>;
/// Makes the next round, or replaces the last one while it has no result. Adds requested byes. Does
/// not refuse violations of the rules: faultsOf (check.h) reports them.
Expected<Tournament> withRoundByHand(const Tournament& tournament, int round, const Pairs& pairs,
                                     const std::string& because = {});

} // namespace umpire::tournament
