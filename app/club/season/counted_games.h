#pragma once

#include "app/club/season/evenings.h"

/// Who played whom, with which result, under the names that the club shows.
namespace umpire::season {

struct PlayedGame {
    std::string day;        ///< "2026-11-21"
    std::string time;       ///< when it began; empty: a result of a tournament
    std::string tournament; ///< its name; empty: a record that belongs to none
    int round = 0;
    int table = 0;
    std::string game;
    std::string variant;
    std::size_t seats = 2;            ///< at the table; more than `players` where some stayed away
    std::vector<std::string> players; ///< by seat
    std::vector<tournament::Outcome> outcomes; ///< of each; of more than two, one wins or some draw
    bool isMarkedUnrated = false;              ///< by the report that its tournament was read from
    bool operator==(const PlayedGame&) const = default;
};

/// One wins and the other loses, or both draw: such a game of two is rated, unless it is marked.
bool isRated(const PlayedGame& game);

struct Placed {
    std::string player;
    int place = 1;
    int sharedBy = 1; ///< how many have this place
};

/// A tournament within the season.
struct PlayedTournament {
    std::string day; ///< the last one
    std::string name;
    std::string game;
    std::vector<Placed> places; ///< of those who played a game
};

struct CountedGames {
    std::vector<PlayedGame> games; ///< up to the season's last day, in one order
    std::vector<PlayedTournament> tournaments;
    std::vector<std::string> notes; ///< what was not counted, in one order
    std::optional<Failure> wrong;   ///< a tournament without a day, which does not count
};

/// - A game with a player who is left out does not count for anybody.
/// - A tournament counts on its last day. A record counts on the day on which the game began; the
///   day ends at 6 o'clock UTC. A record without names or without a day does not count.
/// - A record of the same players in the same game in the days of a tournament is that
///   tournament's game, and counts once: with the tournament's result.
/// - Byes and forfeits are no games. Tournaments of teams do not count.
CountedGames countedIn(const Evenings& evenings, const SeasonRules& rules);

} // namespace umpire::season
