#pragma once

#include "app/desk/words/shown_position.h"
#include "app/game_files/resources.h"
#include "rules/settings_text.h"

namespace umpire::desk {

/// A position in the game's notation; none where it is not one of that game and variant.
template <Game G>
std::optional<typename G::State> readPosition(const QString& variant, const std::string& position) {
    // The games' own files are read and checked once.
    static const auto resources = resourcesFor<G>();
    if (!resources) {
        return std::nullopt;
    }
    const auto settings = parseSettings<G>(variant.toStdString(), *resources);
    if (std::holds_alternative<ParseError>(settings)) {
        return std::nullopt;
    }
    auto state = G::parseState(position, std::get<typename G::Settings>(settings));
    return std::holds_alternative<ParseError>(state)
               ? std::nullopt
               : std::optional(std::get<typename G::State>(std::move(state)));
}

} // namespace umpire::desk
