#pragma once

#include "vision/observe_table.h"

#include <string_view>

namespace umpire {

/// The detectors that a game needs.
struct Sight {
    std::set<Detector> detectors;
    TokenStyle tokens = TokenStyle::Tiles;
};

/// Returns the detectors of a game, by its name in table files, such as "murus-gallicus". An
/// unknown name is treated like Murus Gallicus.
const Sight& sightOf(std::string_view game);

} // namespace umpire
