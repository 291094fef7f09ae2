#pragma once

#include "app/club/season/evenings.h"

/// Counts games: finds the players, under their displayed names, and the results.
namespace umpire::season {

struct PlayedGame {
    std::string day;        ///< day of the game, "2026-11-21"
    std::string time;       ///< beginning of the game in ISO 8601; empty: a tournament's game
    std::string tournament; ///< name of the tournament; empty: the record belongs to none
    int round = 0;
    int table = 0;
    std::string game;
    std::string variant;
    std::size_t seats = 2; ///< seats at the table; more than `players` if some stayed away
    std::vector<std::string> players; ///< displayed names, by seat
    /// each player's outcome; of more than two players, one wins or several draw
    std::vector<tournament::Outcome> outcomes;
    /// true: the tournament's report marks the game as unrated
    bool isMarkedUnrated = false;
    bool operator==(const PlayedGame&) const = default;
};

/// Tells whether the game is rated: it is a game of two, one wins and the other loses or both draw,
/// and it is not marked as unrated.
bool isRated(const PlayedGame& game);

struct Placed {
    std::string player;
    int place = 1;
    int sharedBy = 1; ///< number of players who share this place
};

/// A tournament within the season.
struct PlayedTournament {
    std::string day; ///< the tournament's last day, "2026-11-21"
    std::string name;
    std::string game;
    std::vector<Placed> places; ///< places of the players who played a game
};

struct CountedGames {
    std::vector<PlayedGame> games; ///< games up to the season's last day, in a fixed order
    std::vector<PlayedTournament> tournaments;
    /// what was not counted and why, one line each, in a fixed order
    std::vector<std::string> notes;
    /// the first tournament without a day, which does not count; none: each has a day
    std::optional<Failure> wrong;
};

/// Counts the games and tournaments of the evenings.
/// - A game with a player who is left out does not count for anybody.
/// - A tournament counts on its last day. A record counts on the day on which the game began; the
///   day ends at 6 o'clock UTC. A record without names or without a day does not count.
/// - A record of the same players in the same game on the days of a tournament is that tournament's
///   game, and counts once, with the tournament's result.
/// - Byes and forfeits are no games. Tournaments of teams do not count.
CountedGames countedIn(const Evenings& evenings, const SeasonRules& rules);

} // namespace umpire::season
