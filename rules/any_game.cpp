#include "rules/any_game.h"

namespace umpire {
namespace {

template <Game... Gs>
std::string namesOf(Games<Gs...>) {
    std::string names;
    (names.append(names.empty() ? "" : ", ").append(Gs::kName), ...);
    return names;
}

} // namespace

std::string listedGames() {
    return namesOf(GameList{});
}

} // namespace umpire
