#pragma once

#include "app/mind/opponent/match.h"

/// Access to the opponents of each game. The game's own file provides them (typed_opponent.h).
namespace umpire {

/// One game of a match.
struct GamePlan {
    const MatchPlan* match = nullptr;
    std::uint64_t seed = 1;
    std::uint64_t openingSeed = 1;
    int firstSeat = 0; ///< seat of the first engine
    std::stop_token stop;
    /// Is called before each action of an engine with the value that its player expects: 0 is lost,
    /// 1 is won. May be empty.
    std::function<void(Player, double value)> hear;
};

struct GameOpponents {
    std::string_view game;
    bool hasOwnEngine = false;
    AnyAdvice (*bestAction)(const AnyPosition&, Player, const Opponent&, const Thinking&);
    std::optional<std::string> (*tablesResult)(const AnyPosition&, std::uint64_t draw);
    std::optional<Player> (*actorOf)(const AnyPosition&, std::string_view action);
    /// Plays a game. Returns none if it was stopped.
    std::optional<MatchGame> (*playGame)(const AnyPosition& start, const GamePlan&);
};

const GameOpponents& opponentsIn(const AnyGame& game);

/// Returns the limits for an Engine. A time limit counts from this call.
Limits limitsFor(const Thinking& thinking, const Opponent& opponent);

} // namespace umpire
