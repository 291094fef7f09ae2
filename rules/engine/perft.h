#pragma once

#include "rules/engine/engine.h"

#include <cstdint>

namespace umpire {

/// Counts the legal action sequences of length `depth` that begin in `state`. Sequences that end
/// earlier, because the game is over, are not counted. Declarations are not counted. The actions of
/// the last ply are counted without being played. An engine can define a faster `perft(state,
/// depth)` with the same result; include that engine first.
template <Game G>
std::uint64_t perft(const typename G::State& state, int depth) {
    if (depth <= 0) {
        return 1;
    }
    if constexpr (requires { Engine<G>::perft(state, depth); }) {
        return Engine<G>::perft(state, depth);
    } else {
        const auto actions = G::legalActions(state);
        if (depth == 1) {
            return actions.size();
        }
        std::uint64_t count = 0;
        for (const auto& action : actions) {
            count += perft<G>(G::apply(state, action).state, depth - 1);
        }
        return count;
    }
}

} // namespace umpire
