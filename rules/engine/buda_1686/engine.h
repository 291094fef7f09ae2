#pragma once

#include "rules/engine/hooks.h"
#include "rules/engine/lot.h"
#include "rules/games/buda_1686/buda_1686.h"

namespace umpire {

/// Plays Buda 1686. What comes out of a cup is the table's: while both draw nothing is advised.
template <>
struct Engine<Buda1686> {
    static Advice<Buda1686> bestAction(const Buda1686::View& view, Player player,
                                       const Limits& limits);
    /// A die; or while the sides draw, what comes out of the Imperial cup, and then out of the
    /// Turkish one.
    static std::optional<Buda1686::Action> chance(const Buda1686::State& state, std::uint64_t draw);
    /// A position that looks like the view to that player: what lies face down is one of the chits
    /// that are not in use yet.
    static Buda1686::State complete(const Buda1686::View& view, Player player, Lot& lot);
    static PlayedOut playOut(Buda1686::State state, Lot& lot, int mostActions);
    static void advance(Buda1686::State& state, const Buda1686::Action& action) {
        buda_1686::advance(state, action);
    }
    static std::size_t keyOf(const Buda1686::State& state, Player player);
    /// Whose action that is in that position; none: the table's.
    static std::optional<Player> actorOf(const Buda1686::State& state,
                                         const Buda1686::Action& action);
};

static_assert(PlayedGame<Buda1686>);

} // namespace umpire
