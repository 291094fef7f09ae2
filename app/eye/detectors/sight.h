#pragma once

#include "vision/observe_table.h"

#include <string_view>

namespace umpire {

/// What a camera has to look for in a game.
struct Sight {
    std::set<Detector> detectors;
    TokenStyle tokens = TokenStyle::Tiles;
};

/// That of a game by its name in table files, such as "murus-gallicus". A board of another name is
/// looked at as one of Murus Gallicus.
const Sight& sightOf(std::string_view game);

} // namespace umpire
