#pragma once

#include "app/record/game_files/resources.h"
#include "rules/games/triremes/triremes.h"

#include <memory>

namespace umpire {

/// Reads the boards of the trireme game from the text of a `trireme_domain.txt`. The file contains
/// the map of one player, in lines such as `05 ..AA~AA~AA..`, from the last row down to row 01.
/// Comments begin with `#`. Errors name line and column, such as "trireme_domain.txt: line 7,
/// column 6: …". The function checks the size, the squares, 6 anchors with room for a ship, 6
/// fortress squares, one compass (TR-2), that the coast is connected, and that a ship from each
/// anchor can reach the coast of the other map (5.3 of the rules).
Loaded<std::shared_ptr<const triremes::Atlas>> triremeAtlasFrom(const GameFile& file);

template <>
inline Loaded<Triremes::Resources> resourcesFrom<Triremes>(const GameFiles& files) {
    return triremeAtlasFrom(files.at("trireme_domain.txt"));
}

} // namespace umpire
