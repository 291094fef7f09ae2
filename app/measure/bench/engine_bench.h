#pragma once

#include <cstdint>
#include <string>
#include <vector>

/// Measures what engines achieve with more depth and time: one core, processor time.
namespace umpire {

/// A search of Murus Gallicus' engine from the basic game's start, to that depth.
struct DepthStep {
    int depth = 0;
    std::uint64_t nodes = 0; ///< positions searched, including the lesser depths
    double milliseconds = 0.;
};

/// The result of `best` after that time.
struct TimeStep {
    double seconds = 0.;
    std::uint64_t nodes = 0; ///< positions searched
    int depth = 0;           ///< actions ahead
    double value = 0.5;      ///< for the player to act: 0 is lost, 1 is won
};

struct EngineGrowth {
    std::string game; ///< the game's default variant is used
    std::vector<TimeStep> byTime;
    std::string failure; ///< why the game's files are unreadable; then there are no figures
};

struct EnginesBench {
    std::vector<DepthStep> byDepth;
    std::vector<EngineGrowth> games;
};

/// Lets each engine search for `longest` seconds, and for a third, a tenth and a thirtieth of that
/// time, from the first position of its game in which it really searches (setting up a fleet
/// follows a plan).
EnginesBench benchEngines(double longest);

} // namespace umpire
