#pragma once

#include "rules/engine/engine.h"

#include <cstdint>

namespace umpire {

/// Counts the legal action sequences of length `depth` from here. A finished game has no
/// continuation. Declarations are not counted. At the last ply actions are counted, not played.
/// An engine with a faster way to the same number defines `perft(state, depth)`; include it first.
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
