#include "app/mind/move_preview/ghost.h"

#include "app/mind/move_preview/game_ghosts.h"
#include "app/record/game_files/played_line.h"

namespace umpire {
namespace {

/// Returns `start` if the text is no position of its game.
SharedPosition positionIn(const SharedPosition& start, const std::string& text) {
    const auto read = start && !text.empty() ? start->read(text) : Parsed<SharedPosition>(start);
    const auto* position = std::get_if<SharedPosition>(&read);
    return position == nullptr ? start : *position;
}

template <Game G>
std::optional<typename G::Action> actionIn(const typename G::State& state,
                                           const std::string& text) {
    auto parsed = G::parseAction(state, text);
    auto* action = std::get_if<typename G::Action>(&parsed);
    return action == nullptr ? std::nullopt : std::optional(std::move(*action));
}

/// Returns the side that gives the orders; none for another action.
std::optional<Side> ordering(const war_galley::State& state, const war_galley::Action& action) {
    const auto* orders = std::get_if<war_galley::LayOrders>(&action);
    return orders == nullptr ? std::nullopt
                             : std::optional(war_galley::ownerOf(state, orders->vessel));
}

/// Adds the orders of the side's next galleys.
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
    return ghostOf(startOrUsual(nullptr, game), position, line);
}

Ghost ghostOf(const SharedPosition& start, const std::string& position,
              const std::vector<std::string>& line) {
    Ghost ghost;
    const SharedPosition now = line.empty() ? nullptr : positionIn(start, position);
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
