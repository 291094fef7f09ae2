#pragma once

#include "app/record/game_files/game_files.h"
#include "rules/game.h"

#include <concepts>

namespace umpire {

/// Loads and completely checks the data that a game needs from its files. This template is for a
/// game without files; each other game's loader header declares its own version (`naval_files.h`).
template <Game G>
Loaded<typename G::Resources> resourcesFrom(const GameFiles&) {
    static_assert(std::same_as<typename G::Resources, NoResources>,
                  "include the loader of this game's files");
    return NoResources{};
}

/// Loads the program's own files; the players' files (`own`, see gameFiles) replace them.
template <Game G>
Loaded<typename G::Resources> resourcesFor(std::span<const std::filesystem::path> own = {}) {
    return gameFiles(G::kName, own).and_then(&resourcesFrom<G>);
}

} // namespace umpire
