#pragma once

#include "app/mind/opponent/opponent.h"

#include <array>
#include <functional>
#include <stop_token>

/// Two engines play many games against each other.
namespace umpire {

struct MatchPlan {
    std::array<Opponent, 2> opponents;
    int games = 100;
    Thinking thinking;     ///< of each engine, for each action, where its name has no number
    int opening = 4;       ///< actions by lot before the engines play; the same for two games
    int mostActions = 400; ///< a longer game counts as drawn
    unsigned threads = 0;  ///< 0: one for each core
    /// Hears after each game how many of how many are done; from several threads at once.
    std::function<void(std::size_t done, std::size_t of)> heard{};
};

enum class GameResult { Won, Drawn, Lost }; ///< by the first engine

struct MatchGame {
    GameResult result = GameResult::Drawn;
    bool wasLeft = false; ///< after the most actions
    int actions = 0;
    bool operator==(const MatchGame&) const = default;
};

/// The games that were played to their end, in their order: all, unless the match was stopped.
struct PlayedMatch {
    std::vector<MatchGame> games;
    int players = 2; ///< in each game
};

/// The first engine has the first seat in the first game, the second in the second, and so on
/// round the table; the other engine has all other seats.
PlayedMatch playMatch(const SharedPosition& start, const MatchPlan& plan,
                      const std::stop_token& stop);

/// What a match says of how much better the first engine is.
struct MatchFigures {
    int won = 0;
    int drawn = 0;
    int lost = 0;
    int left = 0; ///< of the drawn ones
    double meanActions = 0.;
    /// A win counts 1, and a draw 1 / players; the mean. Who plays as well as the others, scores
    /// 1 / players.
    double score = 0.5;
    std::array<double, 2> interval{}; ///< of the score, 95 % (Wilson)
};
MatchFigures figuresOf(const PlayedMatch& match);

/// How many points of Elo's scale a player is ahead of each of the others, who scores so much:
/// 400 log10(s (n - 1) / (1 - s)) with n players, by the model of Plackett (Applied Statistics 24,
/// 1975) and Luce. Infinite for 0 and 1.
double eloOf(double score, int players = 2);

} // namespace umpire
