#include "app/record/game_files/any_game.h"

#include "app/common/failure/joined_texts.h"
#include "app/record/game_files/variant_file.h"
#include "rules/any_game/any_game.h"

#include <algorithm>
#include <array>

namespace umpire {

/// Returns the game G. typed_games.cpp defines this function of each game.
template <Game G>
const AnyGame& anyGame();

namespace {

template <Game... Gs>
std::array<const AnyGame*, sizeof...(Gs)> all(Games<Gs...>) {
    return {&anyGame<Gs>()...};
}

} // namespace

Loaded<Parsed<SharedPosition>> AnyGame::start(const GameFiles& files, std::string_view variant,
                                              Edition edition) const {
    return inTheGamesWords(*this, files, variant).and_then([&](const std::string& words) {
        return startOf(files, words, edition);
    });
}

std::span<const AnyGame* const> anyGames() {
    static const auto games = all(GameList{});
    return games;
}

const AnyGame* findGame(std::string_view name) {
    const auto found = std::ranges::find(anyGames(), name, &AnyGame::name);
    return found == anyGames().end() ? nullptr : *found;
}

const GameDescription& descriptionOf(std::string_view game) {
    static const GameDescription none;
    const AnyGame* found = findGame(game);
    return found == nullptr ? none : found->description;
}

Message titleOfGame(std::string_view game) {
    const AnyGame* found = findGame(game);
    return found == nullptr ? Message(game) : message(found->description.title);
}

std::string listedGames() {
    return joinedTexts(", ", anyGames(), &AnyGame::name);
}

std::string winnerOf(const AnyPosition& position, const Outcome& outcome) {
    return outcome.winner ? position.nameOf(*outcome.winner) : "draw";
}

std::vector<std::string> namesOf(const AnyPosition& position, std::span<const Player> players) {
    std::vector<std::string> names;
    for (const Player player : players) {
        names.push_back(position.nameOf(player));
    }
    return names;
}

std::vector<std::string> namesToAct(const AnyPosition& position) {
    return namesOf(position, position.toAct());
}

} // namespace umpire
