#pragma once

#include "app/club/tournament/tournament.h"

/// Games of more than two players: who sits at which table, so that all meet as evenly as may be.
namespace umpire::tournament {

/// A table has 3 to 8 seats.
inline constexpr int kMostSeats = 8;

/// How evenly players met so far. Pairs of players are counted once for each table that they
/// shared.
struct Evenness {
    int fewestMeetings = 0; ///< of a pair
    int mostMeetings = 0;
    int fewestByes = 0; ///< of a player
    int mostByes = 0;
    int mostInOneSeat = 0; ///< how often somebody sat in the same seat
    bool operator==(const Evenness&) const = default;
};

/// Of these players in these rounds.
Evenness evennessOf(const std::vector<int>& players, const std::vector<Round>& rounds);

/// The next round of `seats` at each table for these players, after these rounds.
/// Who is left over has a bye: who had the fewest byes so far, of these the highest number. Tables
/// are then made so that those meet who met least, and seats so that nobody often sits in the same
/// one. The same players and rounds always give the same tables.
/// The measure is how often a pair met at most and at least. For 3 to 24 players at tables of 3 and
/// of 4 they differ by 2 at most, after every round (groups_test.cpp).
/// Empty where there are fewer players than seats, or no 3 to 8 seats.
Round groupsRound(const std::vector<int>& players, int seats, const std::vector<Round>& rounds);

} // namespace umpire::tournament
