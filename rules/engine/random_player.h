#pragma once

#include "rules/engine/hooks.h"

namespace umpire {

/// Plays what the lot says: the least that an engine has to beat.
template <Game G>
Advice<G> randomAction(const typename G::View& view, Player player, std::uint64_t seed) {
    Lot lot(seed);
    Advice<G> advice;
    advice.action = drawnActionOf<G>(completed<G>(view, player, lot), player, lot);
    if (advice.action) {
        advice.line = {*advice.action};
    }
    return advice;
}

} // namespace umpire
