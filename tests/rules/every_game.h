#pragma once

#include "app/game_files/resources.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <string>

/// What the tests over all listed games share. A game's resources come from the program's files.
namespace umpire {

template <typename List>
struct TypesOf;
template <typename... Gs>
struct TypesOf<Games<Gs...>> {
    using Types = ::testing::Types<Gs...>;
};

/// Tests of every game are called after it: EveryGame/naval-battle.…
struct GameNames {
    template <typename G>
    static std::string GetName(int) {
        std::string name(G::kName);
        std::ranges::replace(name, '-', '_');
        return name;
    }
};

/// Those that the program brings along; a game whose files do not load fails here.
template <typename G>
const typename G::Resources& resourcesOf() {
    static const auto resources = resourcesFor<G>();
    EXPECT_TRUE(resources) << (resources ? "" : resources.error());
    return *resources;
}

template <typename G>
typename G::Settings settingsOf(std::string_view variant) {
    auto settings = G::settings(variant, resourcesOf<G>());
    EXPECT_TRUE(settings) << G::kName << " does not know its variant " << variant;
    return *std::move(settings);
}

template <typename G>
typename G::Settings defaultSettings() {
    return settingsOf<G>(G::variants()[0].name);
}

} // namespace umpire
