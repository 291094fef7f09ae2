#pragma once

#include "app/live/live_game.h"
#include "app/referee/core/referee.h"

namespace umpire {

/// The game as it stands, for everybody, and what each player sees of it besides.
template <Game G>
LivePosition positionOf(const referee::Referee<G>& referee, std::span<const Laying> laying) {
    const typename G::State& state = referee.state();
    const bool secret = referee.positionIsSecret();
    LivePosition position{secret ? "" : G::text(state), {}, referee.ply(), std::string(G::kName)};
    for (const Player player : G::toAct(state)) {
        position.toMove.push_back(G::playerName(state, player));
    }
    for (int seat = 0; secret && seat < G::playerCount(state); ++seat) {
        position.seenBy[G::playerName(state, Player{seat})] =
            G::text(G::viewFor(state, Player{seat}));
    }
    position.question = referee.question();
    if constexpr (requires { pieceBoard(state); }) {
        position.board = pieceBoard(state);
    }
    position.laying.assign(laying.begin(), laying.end());
    return position;
}

} // namespace umpire
