#pragma once

#include <cstdint>
#include <string>
#include <vector>

/// Measures what engines reach with more depth and more time, on one core. Times are processor
/// times.
namespace umpire {

/// Result of a search by Murus Gallicus' engine from the start of the basic game, to a given depth.
struct DepthStep {
    int depth = 0;
    std::uint64_t nodes = 0; ///< number of searched positions, including those of smaller depths
    double milliseconds = 0.;
};

/// Result of a search by the engine `best` in a given time.
struct TimeStep {
    double seconds = 0.;
    std::uint64_t nodes = 0; ///< number of searched positions
    int depth = 0;           ///< search depth, in actions
    double value = 0.5;      ///< value for the player to act: 0 is lost, 1 is won
};

struct EngineGrowth {
    std::string game; ///< name of the game; its default variant is used
    std::vector<TimeStep> byTime;
    std::string failure; ///< reason why the game's files cannot be read; then there are no results
};

struct EnginesBench {
    std::vector<DepthStep> byDepth;
    std::vector<EngineGrowth> games;
};

/// Lets each engine search for `longest` seconds, and for a third, a tenth and a thirtieth of that
/// time. The position is the first of the game in which the engine really searches, because an
/// engine sets up its fleet by a plan.
EnginesBench benchEngines(double longest);

} // namespace umpire
