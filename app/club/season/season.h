#pragma once

#include "app/club/season/counted_games.h"

/// The figures of a season.
namespace umpire::season {

/// How well somebody plays one game.
struct RatedPlayer {
    std::string player;
    Strength strength; ///< after the last rating period
    int games = 0;
    int wins = 0;
    int draws = 0;
    int losses = 0;
    double best = 0;     ///< the highest rating so far; at first that of a newcomer
    std::string bestDay; ///< when it was reached; empty: it is a newcomer's
};
struct GameRatings {
    std::string game;
    std::vector<RatedPlayer> players; ///< the highest rating first
};

/// All games of two players with each other, in one game.
struct Meeting {
    std::string game;
    std::string one;
    std::string other; ///< comes after `one` by the letters of its name
    int games = 0;
    int oneWins = 0;
    int draws = 0;
    int otherWins = 0;
};

struct TableResult {
    std::string tournament;
    std::string day;
    int place = 1;
    double points = 0;
    bool isCounted = true; ///< it is one of the best
};
struct TableRow {
    int rank = 1;
    std::string player;
    double points = 0;
    std::vector<TableResult> results; ///< in the order of the days
};
struct SeasonTable {
    std::string name;
    std::vector<TableRow> rows;
};

struct Milestone {
    enum class What {
        FirstWin,
        Games,         ///< so many games played
        TournamentWon, ///< for the first time
        LongestRun,    ///< so many games won one after the other
        BestRating,    ///< in one game, of somebody who played it ten times
    };
    What what = What::FirstWin;
    std::string day;
    std::string player;
    std::string game;       ///< of a rating; else empty
    std::string tournament; ///< that was won; else empty
    int number = 0;         ///< of games; the rating
};

struct Season {
    std::string name;
    std::string firstDay;
    std::string lastDay;
    std::vector<SeasonTable> tables;
    std::vector<GameRatings> ratings;  ///< by the names of the games
    std::vector<Meeting> meetings;     ///< by the names of the games and of the players
    std::vector<Milestone> milestones; ///< of the season's days, in their order
    int games = 0;                     ///< that count, also those before the season
};

/// - Ratings, head to head and milestones know all games up to the season's last day, so that a
///   rating goes on from one season to the next. Tables have the season's tournaments.
/// - Games of more than two players count for milestones and tables. They are not rated.
/// - Players who share a place share the points of the places that they take.
/// - Equal points: who has the better results that count is ahead, the best one first.
Season seasonOf(const CountedGames& counted, const SeasonRules& rules);

// Parts of it.
std::vector<GameRatings> ratingsOf(const std::vector<PlayedGame>& games, const RatingRule& rule);
SeasonTable tableOf(const std::vector<PlayedTournament>& tournaments, const TableRule& rule);
std::vector<Milestone> milestonesOf(const CountedGames& counted,
                                    const std::vector<GameRatings>& ratings);

} // namespace umpire::season
