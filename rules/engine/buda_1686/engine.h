#pragma once

#include "rules/engine/hooks.h"
#include "rules/engine/lot.h"
#include "rules/games/buda_1686/buda_1686.h"

namespace umpire {

/// Plays Buda 1686. The table draws from the cups, so the engine advises nothing while both sides
/// draw.
template <>
struct Engine<Buda1686> {
    static Advice<Buda1686> bestAction(const Buda1686::View& view, Player player,
                                       const Limits& limits);
    /// Returns a die; while the sides draw, the next counter or chit from the Imperial cup and then
    /// from the Turkish one.
    static std::optional<Buda1686::Action> chance(const Buda1686::State& state, std::uint64_t draw);
    /// Draws a position that looks like the view to that player: the face-down chit is drawn from
    /// the chits that are not in use yet.
    static Buda1686::State complete(const Buda1686::View& view, Player player, Lot& lot);
    static PlayedOut playOut(Buda1686::State state, Lot& lot, int mostActions);
    static void advance(Buda1686::State& state, const Buda1686::Action& action) {
        buda_1686::advance(state, action);
    }
    static std::size_t keyOf(const Buda1686::State& state, Player player);
    /// Returns the owner of the action in that position; none: the table.
    static std::optional<Player> actorOf(const Buda1686::State& state,
                                         const Buda1686::Action& action);
};

static_assert(PlayedGame<Buda1686>);

} // namespace umpire
