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
    Thinking thinking;     ///< per engine and action, if the engine's name has no number
    int opening = 4;       ///< random actions before the engines play; equal in pairs of games
    int mostActions = 400; ///< a longer game counts as drawn
    unsigned threads = 0;  ///< 0: one thread per core
    /// Receives the progress after each game, from several threads at once.
    std::function<void(std::size_t done, std::size_t of)> heard{};
};

enum class GameResult { Won, Drawn, Lost }; ///< from the first engine's view

struct MatchGame {
    GameResult result = GameResult::Drawn;
    bool wasLeft = false; ///< stopped after `mostActions`
    int actions = 0;
    bool operator==(const MatchGame&) const = default;
};

/// The finished games, in order: all, unless the match was stopped.
struct PlayedMatch {
    std::vector<MatchGame> games;
    int players = 2; ///< per game
};

/// Plays a match. The first engine has the first seat in the first game, the second in the second,
/// and so on around the table; the other engine has all other seats.
PlayedMatch playMatch(const SharedPosition& start, const MatchPlan& plan,
                      const std::stop_token& stop);

/// The result of a match for the first engine.
struct MatchFigures {
    int won = 0;
    int drawn = 0;
    int lost = 0;
    int left = 0; ///< the part of `drawn` that was stopped
    double meanActions = 0.;
    /// Mean score; a win counts 1, a draw 1 / players. A player as strong as the others scores 1 /
    /// players.
    double score = 0.5;
    std::array<double, 2> interval{}; ///< 95 % interval of the score (Wilson)
};
MatchFigures figuresOf(const PlayedMatch& match);

/// Returns the Elo lead over each other player of a player with this score: 400 log10(s (n - 1) /
/// (1 - s)) with n players, by the model of Plackett (Applied Statistics 24, 1975) and Luce.
/// Infinite for 0 and 1.
double eloOf(double score, int players = 2);

} // namespace umpire
