#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// How fast the rules core is on one core, in processor time: sequences counted, and games played
/// at random.
namespace umpire {

/// Murus Gallicus, basic, from the start.
struct PerftSpeed {
    int depth = 0;
    std::uint64_t leaves = 0;
    double leavesPerSecond = 0.0; ///< median
};

/// Random games that were left after so many actions.
struct PlayoutSpeed {
    int mostActions = 0;
    double playoutsPerSecond = 0.0;
    double actionsPerSecond = 0.0;
    double meanLength = 0.0; ///< actions
    double ended = 0.0;      ///< the part of them that came to an end, 0 to 1
};

struct GamePlayouts {
    std::string game; ///< its default variant
    std::vector<PlayoutSpeed> byLength;
    std::string failure; ///< why its files could not be read; then there are no figures
};

/// The engine of Murus Gallicus at its best, from the start.
struct EngineSpeed {
    std::uint64_t nodes = 0;     ///< positions looked at
    int depth = 0;               ///< actions ahead
    double nodesPerSecond = 0.0; ///< median
};

struct RulesBench {
    std::vector<PerftSpeed> perft; ///< from depth 1 on
    EngineSpeed engine;
    std::vector<GamePlayouts> playouts;
    double grownRssMb = 0.0; ///< by how much the process's peak grew meanwhile
};

constexpr std::string_view kPerftGame = "murus-gallicus";

/// Takes some seconds. `repetitions` of each perft; playouts run for a fixed time.
RulesBench benchRules(int repetitions);

} // namespace umpire
