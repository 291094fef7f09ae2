#pragma once

#include "app/desk/shown_position.h"
#include "app/game_files/resources.h"

namespace umpire::desk {

/// A position in the game's notation; none where it is not one of that game and variant.
template <Game G>
std::optional<typename G::State> readPosition(const QString& variant, const std::string& position) {
    // The games' own files are read and checked once.
    static const auto resources = resourcesFor<G>();
    if (!resources) {
        return std::nullopt;
    }
    const std::string name =
        variant.isEmpty() ? std::string(G::variants()[0].name) : variant.toStdString();
    const auto settings = G::settings(name, *resources);
    if (!settings) {
        return std::nullopt;
    }
    auto state = G::parseState(position, *settings);
    return std::holds_alternative<ParseError>(state)
               ? std::nullopt
               : std::optional(std::get<typename G::State>(std::move(state)));
}

} // namespace umpire::desk
