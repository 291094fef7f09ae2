#pragma once

#include "app/club/tournament/tournament.h"

/// Assigns players to tables of more than two, so that all meet as evenly as possible.
namespace umpire::tournament {

/// Maximum number of seats at a table; the minimum is 3.
inline constexpr int kMostSeats = 8;

/// How evenly players have met. Two players meet once for each table that they shared.
struct Evenness {
    int fewestMeetings = 0; ///< fewest meetings of any two players
    int mostMeetings = 0;
    int fewestByes = 0; ///< fewest byes of any player
    int mostByes = 0;
    int mostInOneSeat = 0; ///< highest number of times that a player had the same seat
    bool operator==(const Evenness&) const = default;
};

/// Computes the evenness for these players in these rounds.
Evenness evennessOf(const std::vector<int>& players, const std::vector<Round>& rounds);

/// Makes the next round of `seats` at each table for these players, after these rounds. Byes go to
/// the players with the fewest byes so far, of these to the highest number. Players who have met
/// least share a table, and each player's seats vary. The result is deterministic. Measured by the
/// most and fewest meetings of two players: for 3 to 24 players at tables of 3 and of 4, these
/// differ by at most 2 after every round (groups_test.cpp). Returns an empty round if there are
/// fewer players than seats, or `seats` is not 3 to 8.
Round groupsRound(const std::vector<int>& players, int seats, const std::vector<Round>& rounds);

} // namespace umpire::tournament
