#pragma once

#include "app/record/journal/recorded_event.h"

#include <string>
#include <vector>

namespace umpire::testing {

/// Two unfinished games as a referee would record them. Everybody hears the same of both; what
/// players hide differs.
struct AlikeWorlds {
    std::vector<Entry> one;
    std::vector<Entry> other;
};

/// Positions that look alike to everybody.
struct AlikePositions {
    std::string game;
    std::string one;   ///< empty: the start of the first variant
    std::string other; ///< empty: the same
};

/// Random play from there, the same for the same seed. What is done in secret is also refused, put
/// right, let stand and undone.
AlikeWorlds alikeWorlds(const AlikePositions& start, unsigned seed);

/// Of games that hide something: their starts, and positions in which something is hidden.
std::vector<AlikePositions> alikePositions();

} // namespace umpire::testing
