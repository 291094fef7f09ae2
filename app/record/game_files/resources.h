#pragma once

#include "app/record/game_files/game_files.h"
#include "rules/game.h"

#include <concepts>

namespace umpire {

/// Loads and checks the data that a game needs from its files. This template serves games without
/// files. The header of each other game's loader declares a specialisation (`naval_files.h`).
template <Game G>
Loaded<typename G::Resources> resourcesFrom(const GameFiles&) {
    static_assert(std::same_as<typename G::Resources, NoResources>,
                  "include the loader of this game's files");
    return NoResources{};
}

/// Loads the program's own files of the game G. The players' files (`own`, see gameFiles) replace
/// them.
template <Game G>
Loaded<typename G::Resources> resourcesFor(std::span<const std::filesystem::path> own = {}) {
    return gameFiles(G::kName, own).and_then(&resourcesFrom<G>);
}

} // namespace umpire
