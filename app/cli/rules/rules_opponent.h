#pragma once

#include "app/cli/rules/rules_answers.h"
#include "app/mind/opponent/opponent.h"

#include <array>
#include <cstdint>

/// Someone to play with, at the command line. Errors, besides those of rules_answers.h: WrongUsage,
/// where the game is over, an engine is unknown or a number makes no sense.
namespace umpire {

/// What limits an engine; as typed.
struct ThinkingOptions {
    std::optional<double> seconds;
    std::optional<long long> nodes;
    long long seed = 1;
};

/// Where neither a time nor a number of positions is given, neither limits the engine.
Expected<Thinking> thinkingOf(const ThinkingOptions& options);

/// Is the number of the option `what` one from `range[0]` to `range[1]`?
Expected<void> inRange(std::string_view what, long long number, std::array<long long, 2> range);

struct BestRequest {
    RulesQuestion question;
    ThinkingOptions thinking;
    int strength = 4;
    std::string as; ///< the player to advise; empty: who is to act, the first of several
};

/// What an engine would do, what it expects, and what it looked at.
Expected<void> answerBest(const BestRequest& request);

struct MatchRequest {
    RulesQuestion question;
    ThinkingOptions thinking;
    std::array<std::string, 2> engines;
    long long games = 100;
    long long opening = 4;
    long long mostActions = 400;
    long long threads = 0;
};

/// How two engines fare against each other. A first signal to end prints what was played.
Expected<void> answerMatch(const MatchRequest& request);

} // namespace umpire
