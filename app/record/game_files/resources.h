#pragma once

#include "app/record/game_files/game_files.h"
#include "rules/game.h"

#include <concepts>

namespace umpire {

/// Loads and completely checks what a game needs from its files. This template serves a game
/// without files; each other game's loader header declares its own (`naval_files.h`).
template <Game G>
Loaded<typename G::Resources> resourcesFrom(const GameFiles&) {
    static_assert(std::same_as<typename G::Resources, NoResources>,
                  "include the loader of this game's files");
    return NoResources{};
}

/// Loads from the program's own files; the players' (`own`, see gameFiles) replace them.
template <Game G>
Loaded<typename G::Resources> resourcesFor(std::span<const std::filesystem::path> own = {}) {
    return gameFiles(G::kName, own).and_then(&resourcesFrom<G>);
}

} // namespace umpire
