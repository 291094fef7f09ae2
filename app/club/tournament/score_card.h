#pragma once

#include "app/club/tournament/standings.h"

#include <map>

/// Each player's rounds as the tie-breaks see them.
namespace umpire::tournament {

/// What a player did with a round.
enum class Played {
    Game,         ///< at a table, against somebody
    ForfeitWin,   ///< the others stayed away
    ForfeitLoss,  ///< the player stayed away
    PairingBye,   ///< nobody was left to play
    RequestedBye, ///< the player was away, for points or not
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
    std::vector<Meeting> meetings; ///< also of a forfeit
};

struct ScoreCard {
    std::vector<Part> parts; ///< of the rounds that have a result
    Points points = 0;
    Points adjusted = 0; ///< what they are worth to opponents (16.3)
};

/// The pairing of that round in which each player sits; the first of several.
std::map<int, const Pairing*> seatedIn(const Round& round);

/// Everyone's, after these first rounds.
std::map<int, ScoreCard> scoreCards(const Tournament& tournament, std::size_t rounds);

/// Ranks from 0 of those who are tied, by their games with each other (C.07, 6); equal where these
/// do not tell them apart.
std::map<int, int> directEncounter(const Tournament& tournament,
                                   const std::map<int, ScoreCard>& cards,
                                   const std::vector<int>& tied);

/// Everyone meets everyone, so that an unplayed game counts as played (15).
bool isRoundRobin(const Tournament& tournament);

} // namespace umpire::tournament
