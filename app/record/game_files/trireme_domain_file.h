#pragma once

#include "app/record/game_files/resources.h"
#include "rules/games/triremes/triremes.h"

#include <memory>

namespace umpire {

/// Reads the boards of the trireme game from the text of a `trireme_domain.txt`: one player's map,
/// with lines such as `05 ..AA~AA~AA..` from the last row down to 01, and `#` before a comment.
/// Errors name line and column: "trireme_domain.txt: line 7, column 6: …". Checks size, squares, 6
/// anchors with room for a ship, 6 fortress squares, one compass (TR-2), a connected coast, and
/// that a ship from every anchor can reach the other map's coast (5.3 of the rules).
Loaded<std::shared_ptr<const triremes::Atlas>> triremeAtlasFrom(const GameFile& file);

template <>
inline Loaded<Triremes::Resources> resourcesFrom<Triremes>(const GameFiles& files) {
    return triremeAtlasFrom(files.at("trireme_domain.txt"));
}

} // namespace umpire
