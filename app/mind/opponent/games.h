#pragma once

#include "app/mind/opponent/match.h"

/// Access to each game's opponents, which the game's own file provides (typed_opponent.h).
namespace umpire {

/// One game of a match.
struct GamePlan {
    const MatchPlan* match = nullptr;
    std::uint64_t seed = 1;
    std::uint64_t openingSeed = 1;
    int firstSeat = 0; ///< the first engine's seat
    std::stop_token stop;
    /// Receives, before each action of an engine, the value that the engine's player expects: 0
    /// lost, 1 won. May be empty.
    std::function<void(Player, double value)> hear;
};

struct GameOpponents {
    std::string_view game;
    bool hasOwnEngine = false;
    AnyAdvice (*bestAction)(const AnyPosition&, Player, const Opponent&, const Thinking&);
    std::optional<std::string> (*tablesResult)(const AnyPosition&, std::uint64_t draw);
    std::optional<Player> (*actorOf)(const AnyPosition&, std::string_view action);
    /// Returns the game; none if it was stopped.
    std::optional<MatchGame> (*playGame)(const AnyPosition& start, const GamePlan&);
};

const GameOpponents& opponentsIn(const AnyGame& game);

/// Returns an Engine's limits, with the clock of `thinking` started now.
Limits limitsFor(const Thinking& thinking, const Opponent& opponent);

} // namespace umpire
