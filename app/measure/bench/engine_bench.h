#pragma once

#include <cstdint>
#include <string>
#include <vector>

/// What the engines make of more depth and more time, on one core, in processor time.
namespace umpire {

/// A search by Murus Gallicus' engine from the start of the basic game, so many actions ahead.
struct DepthStep {
    int depth = 0;
    std::uint64_t nodes = 0; ///< positions looked at, with those of the lesser depths
    double milliseconds = 0.;
};

/// What `best` did with so much time.
struct TimeStep {
    double seconds = 0.;
    std::uint64_t nodes = 0; ///< positions looked at
    int depth = 0;           ///< actions ahead
    double value = 0.5;      ///< for who is to act: 0 lost, 1 won
};

struct EngineGrowth {
    std::string game; ///< its default variant
    std::vector<TimeStep> byTime;
    std::string failure; ///< why its files could not be read; then there are no figures
};

struct EnginesBench {
    std::vector<DepthStep> byDepth;
    std::vector<EngineGrowth> games;
};

/// Each engine thinks for `longest` seconds, a third of it, a tenth and a thirtieth. It thinks
/// about the first position of its game that it searches at all: a fleet is set up by a plan.
EnginesBench benchEngines(double longest);

} // namespace umpire
