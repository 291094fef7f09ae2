#pragma once

#include "app/club/season/counted_games.h"

/// The figures of a season.
namespace umpire::season {

/// A player's rating in one kind of game.
struct RatedPlayer {
    std::string player;
    Strength strength; ///< strength after the last rating period
    int games = 0;
    int wins = 0;
    int draws = 0;
    int losses = 0;
    double best = 0;     ///< the highest rating so far, initially the rating of a newcomer
    std::string bestDay; ///< day of the highest rating; empty if this is the newcomer's rating
};
struct GameRatings {
    std::string game;
    std::vector<RatedPlayer> players; ///< the highest rating first
};

/// All games of one kind between two players.
struct Meeting {
    std::string game;
    std::string one;
    std::string other; ///< name of the other player; comes after `one` in alphabetical order
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
    bool isCounted = true; ///< true if the result is among the best results that count
};
struct TableRow {
    int rank = 1;
    std::string player;
    double points = 0;
    std::vector<TableResult> results; ///< in order of days
};
struct SeasonTable {
    std::string name;
    std::vector<TableRow> rows;
};

struct Milestone {
    enum class What {
        FirstWin,
        Games,         ///< reached a number of games
        TournamentWon, ///< won a tournament for the first time
        LongestRun,    ///< won a number of games in a row
        BestRating,    ///< highest rating in a game, after at least ten games
    };
    What what = What::FirstWin;
    std::string day;
    std::string player;
    std::string game;       ///< game of a first win or of a rating; otherwise empty
    std::string tournament; ///< tournament that was won; otherwise empty
    int number = 0;         ///< number of games, length of the run, or the rating; 0: none of these
};

struct Season {
    std::string name;
    std::string firstDay;
    std::string lastDay;
    std::vector<SeasonTable> tables;
    std::vector<GameRatings> ratings;  ///< sorted by the names of the games
    std::vector<Meeting> meetings;     ///< sorted by the names of the games and of the players
    std::vector<Milestone> milestones; ///< milestones of the season, in order of time
    int games = 0; ///< number of counted games, including games before the season
};

/// Computes the season's figures.
/// - Ratings, head to head and milestones use all games up to the season's last day, so that a
///   rating continues from one season to the next. Tables contain the season's tournaments.
/// - Games of more than two players count for milestones and tables. They are not rated.
/// - Players who share a place share the points of these places.
/// - With equal points, the player with the better counted results is ahead; the best result is
///   compared first.
Season seasonOf(const CountedGames& counted, const SeasonRules& rules);

// The following functions compute the parts of a season.
std::vector<GameRatings> ratingsOf(const std::vector<PlayedGame>& games, const RatingRule& rule);
SeasonTable tableOf(const std::vector<PlayedTournament>& tournaments, const TableRule& rule);
std::vector<Milestone> milestonesOf(const CountedGames& counted,
                                    const std::vector<GameRatings>& ratings);

} // namespace umpire::season
