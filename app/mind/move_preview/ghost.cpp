#include "app/mind/move_preview/ghost.h"

#include "app/mind/move_preview/game_ghosts.h"
#include "app/record/game_files/played_line.h"
#include "rules/any_game/any_game.h"

namespace umpire {
namespace {

/// Parses the position. Returns `start` if the text is empty or no position of the game.
SharedPosition positionIn(const SharedPosition& start, const std::string& text) {
    const auto read = start && !text.empty() ? start->read(text) : Parsed<SharedPosition>(start);
    const auto* position = std::get_if<SharedPosition>(&read);
    return position == nullptr ? start : *position;
}

/// Parses the actions until the first text that is no action in this state.
template <Game G>
std::vector<typename G::Action> actionsIn(const typename G::State& state,
                                          const std::vector<std::string>& line) {
    std::vector<typename G::Action> actions;
    for (const std::string& text : line) {
        auto parsed = G::parseAction(state, text);
        auto* action = std::get_if<typename G::Action>(&parsed);
        if (action == nullptr) {
            break;
        }
        actions.push_back(std::move(*action));
    }
    return actions;
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
        visitGame(now->game().name, [&]<typename G>(std::type_identity<G>) {
            const auto& state = *stateIn<G>(*now);
            const auto actions = actionsIn<G>(state, line);
            if (!actions.empty()) {
                addGhosts<G>(state, actions, ghost);
            }
        });
    }
    return ghost;
}

} // namespace umpire
