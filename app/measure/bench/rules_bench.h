#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// Measures the speed of the rules on one core, in processor time: counts sequences of actions
/// (perft), and plays random games.
namespace umpire {

/// Speed of counting all sequences of `depth` actions in Murus Gallicus, basic variant, from the
/// start.
struct PerftSpeed {
    int depth = 0;
    std::uint64_t leaves = 0;
    double leavesPerSecond = 0.0; ///< median of the repetitions
};

/// Speed of random games that are stopped after `mostActions`.
struct PlayoutSpeed {
    int mostActions = 0;
    double playoutsPerSecond = 0.0;
    double actionsPerSecond = 0.0;
    double meanLength = 0.0; ///< mean number of actions per game
    double ended = 0.0;      ///< share of the games that reached their end, 0 to 1
};

struct GamePlayouts {
    std::string game; ///< name of the game; its default variant is used
    std::vector<PlayoutSpeed> byLength;
    std::string failure; ///< reason why the game's files cannot be read; then there are no results
};

/// Speed of Murus Gallicus' strongest engine, from the start.
struct EngineSpeed {
    std::uint64_t nodes = 0;     ///< number of searched positions
    int depth = 0;               ///< search depth, in actions
    double nodesPerSecond = 0.0; ///< median of the repetitions
};

struct RulesBench {
    std::vector<PerftSpeed> perft; ///< one element for each depth, from 1
    EngineSpeed engine;
    std::vector<GamePlayouts> playouts;
    double grownRssMb = 0.0; ///< growth of the process's peak memory, in MiB
};

constexpr std::string_view kPerftGame = "murus-gallicus";

/// Runs all measurements; takes some seconds. Repeats each count `repetitions` times. Random games
/// are played for a fixed time.
RulesBench benchRules(int repetitions);

} // namespace umpire
