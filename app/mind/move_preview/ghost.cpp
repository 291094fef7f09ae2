#include "app/mind/move_preview/ghost.h"

#include "app/mind/move_preview/game_ghosts.h"
#include "app/record/game_files/any_game.h"

namespace umpire {
namespace {

/// The game's start where that is no position of it. Null where there is no such game.
SharedPosition positionIn(std::string_view name, const std::string& text) {
    const AnyGame* game = findGame(name);
    if (game == nullptr) {
        return nullptr;
    }
    const auto start =
        gameFiles(name).and_then([&](const GameFiles& files) { return game->start(files, ""); });
    const auto* first = start ? std::get_if<SharedPosition>(&*start) : nullptr;
    if (first == nullptr || text.empty()) {
        return first == nullptr ? nullptr : *first;
    }
    const auto read = (*first)->read(text);
    const auto* position = std::get_if<SharedPosition>(&read);
    return position == nullptr ? *first : *position;
}

template <Game G>
std::optional<typename G::Action> actionIn(const typename G::State& state,
                                           const std::string& text) {
    auto parsed = G::parseAction(state, text);
    auto* action = std::get_if<typename G::Action>(&parsed);
    return action == nullptr ? std::nullopt : std::optional(std::move(*action));
}

/// Whose orders they are; none: it is another action.
std::optional<Side> ordering(const war_galley::State& state, const war_galley::Action& action) {
    const auto* orders = std::get_if<war_galley::LayOrders>(&action);
    return orders == nullptr ? std::nullopt
                             : std::optional(war_galley::ownerOf(state, orders->vessel));
}

/// The orders of a side's next galleys.
void addRest(const war_galley::State& state, const std::vector<std::string>& line, Ghost& ghost) {
    std::optional<Side> side;
    for (const std::string& text : line) {
        const auto action = actionIn<WarGalley>(state, text);
        const auto whose = action ? ordering(state, *action) : std::nullopt;
        if (!whose || (side && *side != *whose)) {
            return;
        }
        if (side) {
            addGhost(state, *action, ghost);
        }
        side = whose;
    }
}
template <typename State>
void addRest(const State&, const std::vector<std::string>&, Ghost&) {}

template <Game G>
void addIn(const AnyPosition& position, const std::vector<std::string>& line, Ghost& ghost) {
    const auto* state = stateIn<G>(position);
    const auto action = state == nullptr ? std::nullopt : actionIn<G>(*state, line.front());
    if (action) {
        addGhost(*state, *action, ghost);
        addRest(*state, line, ghost);
    }
}

} // namespace

Ghost ghostOf(std::string_view game, const std::string& position,
              const std::vector<std::string>& line) {
    Ghost ghost;
    const SharedPosition now = line.empty() ? nullptr : positionIn(game, position);
    if (now) {
        addIn<Buda1686>(*now, line, ghost);
        addIn<MurusGallicus>(*now, line, ghost);
        addIn<NavalBattle>(*now, line, ghost);
        addIn<Triremes>(*now, line, ghost);
        addIn<WarGalley>(*now, line, ghost);
    }
    return ghost;
}

} // namespace umpire
