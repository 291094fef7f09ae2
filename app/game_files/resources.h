#pragma once

#include "app/game_files/buda_scenario_file.h"
#include "app/game_files/game_files.h"
#include "app/game_files/trireme_domain_file.h"
#include "rules/any_game.h"

#include <concepts>

namespace umpire {

/// What a game needs from its files, checked completely. A game without files is done here; each
/// other one is declared below and defined in its loader (`naval_files.cpp`).
template <Game G>
Loaded<typename G::Resources> resourcesFrom(const GameFiles&) {
    static_assert(std::same_as<typename G::Resources, NoResources>,
                  "declare resourcesFrom<G> for this game in app/game_files/resources.h");
    return NoResources{};
}

// One line a game, defined in its loader:
template <>
Loaded<naval_battle::Resources> resourcesFrom<NavalBattle>(const GameFiles& files);

template <>
inline Loaded<Buda1686::Resources> resourcesFrom<Buda1686>(const GameFiles& files) {
    return budaScenarioFrom(files.at("buda_default.json"));
}

template <>
inline Loaded<Triremes::Resources> resourcesFrom<Triremes>(const GameFiles& files) {
    return triremeAtlasFrom(files.at("trireme_domain.txt"));
}

/// From the program's own files, or the players' (`own`, see gameFiles) in their place.
template <Game G>
Loaded<typename G::Resources> resourcesFor(std::span<const std::filesystem::path> own = {}) {
    return gameFiles(G::kName, own).and_then(&resourcesFrom<G>);
}

} // namespace umpire
