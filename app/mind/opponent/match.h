#pragma once

#include "app/mind/opponent/opponent.h"

#include <array>
#include <functional>
#include <stop_token>

/// Plays many games between two engines.
namespace umpire {

struct MatchPlan {
    std::array<Opponent, 2> opponents;
    int games = 100;
    Thinking thinking; ///< limits per engine and action; an engine whose name has a number uses
                       ///< that number instead
    int opening = 4;   ///< number of random actions before the engines play; each opening is played
                       ///< with the first engine on every seat
    int mostActions = 400; ///< maximum number of actions; a longer game counts as a draw
    unsigned threads = 0;  ///< 0: one thread per core
    /// Receives the number of finished games and the number of all games. Several threads call it
    /// at once.
    std::function<void(std::size_t done, std::size_t of)> heard{};
};

enum class GameResult { Won, Drawn, Lost }; ///< from the first engine's view

struct MatchGame {
    GameResult result = GameResult::Drawn;
    bool wasLeft = false; ///< true if the game was stopped after `mostActions`
    int actions = 0;
    bool operator==(const MatchGame&) const = default;
};

/// All games in order. If the match was stopped, only the finished games.
struct PlayedMatch {
    std::vector<MatchGame> games;
    int players = 2; ///< number of players per game
};

/// Plays a match. In the first game the first engine has the first seat, in the second game the
/// second seat, and so on around the table. The other engine has all other seats.
PlayedMatch playMatch(const SharedPosition& start, const MatchPlan& plan,
                      const std::stop_token& stop);

/// Results of a match for the first engine.
struct MatchFigures {
    int won = 0;
    int drawn = 0;
    int lost = 0;
    int left = 0; ///< number of the drawn games that were stopped
    double meanActions = 0.;
    /// Mean score: a win is 1, a draw is 1 / players. A player of the same strength as the others
    /// scores 1 / players on average.
    double score = 0.5;
    std::array<double, 2> interval{}; ///< 95 % confidence interval of the score (Wilson)
};
MatchFigures figuresOf(const PlayedMatch& match);

/// Returns the Elo difference between a player with this score and each other player: 400 log10(s
/// (n - 1) / (1 - s)) with n players, by the model of Plackett (Applied Statistics 24, 1975) and
/// Luce. Infinite for a score of 0 or 1.
double eloOf(double score, int players = 2);

} // namespace umpire
