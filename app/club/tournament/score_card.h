#pragma once

#include "app/club/tournament/standings.h"

#include <map>

/// Each player's rounds, in the form that the tie-breaks need.
namespace umpire::tournament {

/// What a player did in a round.
enum class Played {
    Game,         ///< at a table, against an opponent
    ForfeitWin,   ///< the others were absent
    ForfeitLoss,  ///< the player was absent
    PairingBye,   ///< no opponent was left
    RequestedBye, ///< the player was absent, with or without points
};

/// An opponent at a table.
struct Meeting {
    int opponent = 0;
    double score = 0; ///< the player's score against the opponent: 1, 0.5 or 0
};

struct Part {
    Played played = Played::RequestedBye;
    Points points = 0;
    Points boardPoints = 0;
    std::size_t seat = 0;
    std::vector<Meeting> meetings; ///< all opponents at the table, also in a forfeit
};

struct ScoreCard {
    std::vector<Part> parts; ///< rounds with a result
    Points points = 0;
    Points adjusted = 0; ///< points as they count for opponents' tie-breaks (C.07, 16.3)
};

/// Maps each player's number to the player's pairing in that round; to the first if there are
/// several.
std::map<int, const Pairing*> seatedIn(const Round& round);

/// Returns each player's card after the first `rounds` rounds, by player number.
std::map<int, ScoreCard> scoreCards(const Tournament& tournament, std::size_t rounds);

/// Ranks tied players from 0 by their games with each other (C.07, 6); players whom these games do
/// not separate have the same rank.
std::map<int, int> directEncounter(const Tournament& tournament,
                                   const std::map<int, ScoreCard>& cards,
                                   const std::vector<int>& tied);

/// Tells whether everyone meets everyone, so that an unplayed game counts as played (C.07, 15).
bool isRoundRobin(const Tournament& tournament);

} // namespace umpire::tournament
