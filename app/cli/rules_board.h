#pragma once

#include "rules/any_game.h"

#include <optional>

/// A position drawn in text, to be understood at a glance.
namespace umpire {

namespace buda_1686 {
std::string drawn(const State& state);
}
namespace murus_gallicus {
std::string drawn(const State& state);
}
namespace naval_battle {
std::string drawn(const State& state);
}
namespace triremes {
std::string drawn(const State& state);
}
namespace war_galley {
std::string drawn(const State& state);
}

/// What a view shows is a position in which something is hidden.
template <typename View>
std::string drawnView(const View& view) {
    if constexpr (requires { view.known; }) {
        return drawn(view.known);
    } else if constexpr (requires { view.seen; }) {
        return drawn(view.seen);
    } else {
        return drawn(view);
    }
}

/// As the hearer sees it, and who owes an action.
template <Game G>
std::string drawnBoard(const typename G::State& state, std::optional<Player> hearer) {
    std::string text = hearer ? drawnView(G::viewFor(state, *hearer)) : drawn(state);
    std::string who;
    for (const Player player : G::toAct(state)) {
        who += (who.empty() ? "" : ", ") + G::playerName(state, player);
    }
    if (const auto outcome = G::outcome(state)) {
        return text + "The game is over: " + outcome->because + " (" + outcome->rule + ").\n";
    }
    return text + (who.empty() ? "The table owes a result.\n" : "To act: " + who + ".\n");
}

} // namespace umpire
