#pragma once

#include "rules/engine/hooks.h"
#include "rules/engine/lot.h"
#include "rules/games/buda_1686/buda_1686.h"

namespace umpire {

/// The computer player of Buda 1686. While both sides draw from their cups, the table decides, so
/// the engine advises no action.
template <>
struct Engine<Buda1686> {
    static Advice<Buda1686> bestAction(const Buda1686::View& view, Player player,
                                       const Limits& limits);
    /// Returns the result of a die. While the sides draw, returns the next counter or chit, first
    /// from the Imperial cup and then from the Turkish cup. Returns none if no result is due.
    static std::optional<Buda1686::Action> chance(const Buda1686::State& state, std::uint64_t draw);
    /// Draws a position that looks to that player like the view. The face-down chit is drawn from
    /// the chits that are not in use yet.
    static Buda1686::State complete(const Buda1686::View& view, Player player, Lot& lot);
    static PlayedOut playOut(Buda1686::State state, Lot& lot, int mostActions);
    static void advance(Buda1686::State& state, const Buda1686::Action& action) {
        buda_1686::advance(state, action);
    }
    static std::size_t keyOf(const Buda1686::State& state, Player player);
    /// Returns the player who performs the action; none if the table produces it, such as a die.
    static std::optional<Player> actorOf(const Buda1686::State& state,
                                         const Buda1686::Action& action);
};

static_assert(PlayedGame<Buda1686>);

} // namespace umpire
