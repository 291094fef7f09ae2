#pragma once

#include "app/record/game_files/game_files.h"
#include "rules/game.h"

#include <concepts>

namespace umpire {

/// What a game needs from its files, checked completely. A game without files is done here; the
/// header of its loader declares that of each other one (`naval_files.h`).
template <Game G>
Loaded<typename G::Resources> resourcesFrom(const GameFiles&) {
    static_assert(std::same_as<typename G::Resources, NoResources>,
                  "include the loader of this game's files");
    return NoResources{};
}

/// From the program's own files, or the players' (`own`, see gameFiles) in their place.
template <Game G>
Loaded<typename G::Resources> resourcesFor(std::span<const std::filesystem::path> own = {}) {
    return gameFiles(G::kName, own).and_then(&resourcesFrom<G>);
}

} // namespace umpire
