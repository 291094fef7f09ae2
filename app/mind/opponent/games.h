#pragma once

#include "app/mind/opponent/match.h"

/// The doors to one game, which its own file opens (typed_opponent.h).
namespace umpire {

/// One game of a match.
struct GamePlan {
    const MatchPlan* match = nullptr;
    std::uint64_t seed = 1;
    std::uint64_t openingSeed = 1;
    int firstSeat = 0; ///< of the first engine
    std::stop_token stop;
    /// Hears before each action of an engine what its player may expect: 0 lost, 1 won. May be
    /// empty.
    std::function<void(Player, double value)> hear;
};

struct GameOpponents {
    std::string_view game;
    bool hasOwnEngine = false;
    AnyAdvice (*bestAction)(const AnyPosition&, Player, const Opponent&, const Thinking&);
    std::optional<std::string> (*tablesResult)(const AnyPosition&, std::uint64_t draw);
    std::optional<Player> (*actorOf)(const AnyPosition&, std::string_view action);
    /// None where it was stopped.
    std::optional<MatchGame> (*playGame)(const AnyPosition& start, const GamePlan&);
};

const GameOpponents& opponentsIn(const AnyGame& game);

/// The limits of an Engine with the clock that Thinking asks for, from now on.
Limits limitsFor(const Thinking& thinking, const Opponent& opponent);

} // namespace umpire
