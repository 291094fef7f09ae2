#pragma once

#include "rules/engine/hooks.h"

namespace umpire {

/// Plays at random: the weakest opponent, which every engine must beat.
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
