#pragma once

#include "app/club/tournament/standings.h"

#include <map>

/// Each player's rounds, in the form that the tie-breaks need.
namespace umpire::tournament {

/// A player's part in a round.
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
    double score = 0; ///< 1, a half or 0
};

struct Part {
    Played played = Played::RequestedBye;
    Points points = 0;
    Points boardPoints = 0;
    std::size_t seat = 0;
    std::vector<Meeting> meetings; ///< all meetings, also forfeits
};

struct ScoreCard {
    std::vector<Part> parts; ///< rounds with a result
    Points points = 0;
    Points adjusted = 0; ///< value of the points for opponents (16.3)
};

/// Maps each player to the pairing in that round; the first if there are several.
std::map<int, const Pairing*> seatedIn(const Round& round);

/// Returns everyone's card after the first `rounds` rounds.
std::map<int, ScoreCard> scoreCards(const Tournament& tournament, std::size_t rounds);

/// Ranks tied players from 0 by their games with each other (C.07, 6); players whom these games do
/// not separate have the same rank.
std::map<int, int> directEncounter(const Tournament& tournament,
                                   const std::map<int, ScoreCard>& cards,
                                   const std::vector<int>& tied);

/// Tells whether everyone meets everyone, so that an unplayed game counts as played (15).
bool isRoundRobin(const Tournament& tournament);

} // namespace umpire::tournament
