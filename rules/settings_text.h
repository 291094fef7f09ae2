#pragma once

#include "rules/game.h"

/// Reads settings as people write them: the name of a variant, then `key=value` words. Either part
/// may be left out.
namespace umpire {

/// Lists the settings for an error message: "path=bending|straight, match=10 to 500, …".
std::string knownSettings(std::span<const Setting> settings);

/// Lists the variants for an error message: "basic, advanced, …".
std::string knownVariants(std::span<const Variant> variants);

bool isVariant(std::span<const Variant> variants, std::string_view name);

/// Parses settings. "advanced catapults=off" changes the variant `advanced`; "catapults=on" changes
/// the default variant.
template <Game G>
Parsed<typename G::Settings> parseSettings(std::string_view text,
                                           const typename G::Resources& resources,
                                           Edition edition = Edition::Today) {
    const std::string_view first = NotationReader(text).takeWord();
    const bool named = isVariant(G::variants(), first);
    const std::string_view variant = named ? first : G::variants()[0].name;
    auto settings = [&] {
        if constexpr (requires { G::settings(variant, resources, edition); }) {
            return *G::settings(variant, resources, edition);
        } else {
            return *G::settings(variant, resources);
        }
    }();
    NotationReader reader(text);
    reader.take(named ? first : "");
    while (reader.take(" ") || !reader.atEnd()) {
        const NotationReader before = reader;
        const std::string_view word = reader.takeWord();
        if (isVariant(G::variants(), word) || (!word.empty() && !G::takeSetting(word, settings))) {
            const std::string known = knownSettings(G::settingList());
            return before.fail(before.at() == 0 ? message("a variant (%1) or a setting (%2)",
                                                          knownVariants(G::variants()), known)
                                                : message("a setting (%1)", known));
        }
    }
    if constexpr (requires { G::contradictionIn(settings); }) {
        if (const auto contradiction = G::contradictionIn(settings)) {
            return NotationReader(text).fail(message("settings that agree: %1", *contradiction));
        }
    }
    return settings;
}

} // namespace umpire
