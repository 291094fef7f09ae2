#pragma once

#include "rules/games/buda_1686/buda_1686.h"
#include "rules/games/murus_gallicus/murus_gallicus.h"
#include "rules/games/naval_battle/naval_battle.h"
#include "rules/games/triremes/triremes.h"
#include "rules/games/war_galley/war_galley.h"

#include <string_view>
#include <type_traits>
#include <utility>

/// The list of all games; no other file lists them. A new game needs an entry in GameList, an
/// include, and a line in rules/CMakeLists.txt.
namespace umpire {

template <Game... Gs>
struct Games {};

using GameList = Games<MurusGallicus, Buda1686, NavalBattle, Triremes, WarGalley>;

namespace detail {

template <typename Visitor, Game... Gs>
bool visitGame(std::string_view name, Visitor&& visit, Games<Gs...>) {
    return ((name == Gs::kName && (visit(std::type_identity<Gs>{}), true)) || ...);
}

} // namespace detail

/// Calls `visit(std::type_identity<G>{})` for the game with that name. Returns false if no game has
/// the name.
template <typename Visitor>
bool visitGame(std::string_view name, Visitor&& visit) {
    return detail::visitGame(name, std::forward<Visitor>(visit), GameList{});
}

} // namespace umpire
