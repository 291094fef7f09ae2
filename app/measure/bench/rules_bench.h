#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// Measures the rules core on one core, in processor time: counting sequences, and random
/// games.
namespace umpire {

/// Murus Gallicus, basic variant, from the start.
struct PerftSpeed {
    int depth = 0;
    std::uint64_t leaves = 0;
    double leavesPerSecond = 0.0; ///< median
};

/// Random games that were stopped after `mostActions`.
struct PlayoutSpeed {
    int mostActions = 0;
    double playoutsPerSecond = 0.0;
    double actionsPerSecond = 0.0;
    double meanLength = 0.0; ///< actions
    double ended = 0.0;      ///< share that reached an end, 0 to 1
};

struct GamePlayouts {
    std::string game; ///< the game's default variant is used
    std::vector<PlayoutSpeed> byLength;
    std::string failure; ///< why the game's files are unreadable; then there are no figures
};

/// The best engine of Murus Gallicus, from the start.
struct EngineSpeed {
    std::uint64_t nodes = 0;     ///< positions searched
    int depth = 0;               ///< actions ahead
    double nodesPerSecond = 0.0; ///< median
};

struct RulesBench {
    std::vector<PerftSpeed> perft; ///< counts from depth 1 on
    EngineSpeed engine;
    std::vector<GamePlayouts> playouts;
    double grownRssMb = 0.0; ///< growth of the process's peak memory
};

constexpr std::string_view kPerftGame = "murus-gallicus";

/// Takes some seconds: repeats each perft; playouts run for a fixed time.
RulesBench benchRules(int repetitions);

} // namespace umpire
