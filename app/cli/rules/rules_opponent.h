#pragma once

#include "app/cli/rules/rules_answers.h"
#include "app/mind/opponent/opponent.h"

#include <array>
#include <cstdint>

/// Answers of `umpire rules GAME best` and `umpire rules GAME match`. Errors: those of
/// rules_answers.h.
namespace umpire {

/// An engine's limits, as typed.
struct ThinkingOptions {
    std::optional<double> seconds;
    std::optional<long long> nodes;
    long long seed = 1;
};

/// Converts the limits. If seconds or positions are not given, the engine does not have this limit.
/// Error: WrongUsage for a number out of range.
Expected<Thinking> thinkingOf(const ThinkingOptions& options);

/// Checks that the number of the option `what` is from `range[0]` to `range[1]`. Error: WrongUsage.
Expected<void> inRange(std::string_view what, long long number, std::array<long long, 2> range);

struct BestRequest {
    RulesQuestion question;
    ThinkingOptions thinking;
    int strength = 4;
    std::string as; ///< the player to advise; empty: the player to act, the first of several
};

/// Prints an engine's action, its expectation, and the extent of its search.
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

/// Prints a match between two engines. After a first signal to end, prints what was played.
Expected<void> answerMatch(const MatchRequest& request);

} // namespace umpire
