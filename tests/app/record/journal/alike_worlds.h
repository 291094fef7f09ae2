#pragma once

#include "app/record/journal/recorded_event.h"

#include <string>
#include <vector>

namespace umpire::testing {

/// Two unfinished games as a referee records them. Everybody hears the same of both; only what
/// players hide differs.
struct AlikeWorlds {
    std::vector<Entry> one;
    std::vector<Entry> other;
};

/// Positions that look alike to everybody.
struct AlikePositions {
    std::string game;
    std::string one;   ///< empty: the start of the first variant
    std::string other; ///< empty: equal to the first
};

/// Plays randomly from there; the same seed gives the same games. Secret actions are also refused,
/// corrected, allowed to stand and undone.
AlikeWorlds alikeWorlds(const AlikePositions& start, unsigned seed);

/// Returns positions of games with secrets: their starts, and positions with hidden things.
std::vector<AlikePositions> alikePositions();

} // namespace umpire::testing
