#pragma once

#include "rules/engine/hooks.h"
#include "rules/engine/lot.h"
#include "rules/games/triremes/triremes.h"

namespace umpire {

/// The computer player of Triremes and hoplites. If a defender at sea may move a ship instead of
/// throwing the die (TR-17), but should throw, the engine advises no action.
template <>
struct Engine<Triremes> {
    static Advice<Triremes> bestAction(const Triremes::View& view, Player player,
                                       const Limits& limits);
    static std::optional<Triremes::Action> chance(const Triremes::State& state, std::uint64_t draw);
    /// Draws a position that looks to that player like the view. Soldiers of other players who are
    /// not ashore may be lost, or aboard any of those players' ships with room.
    static Triremes::State complete(const Triremes::View& view, Player player, Lot& lot);
    static PlayedOut playOut(Triremes::State state, Lot& lot, int mostActions);
    static void advance(Triremes::State& state, const Triremes::Action& action) {
        triremes::advance(state, action);
    }
    static std::size_t keyOf(const Triremes::State& state, Player player);
    /// Returns the player who performs the action; none if the table produces it, such as a die.
    static std::optional<Player> actorOf(const Triremes::State& state,
                                         const Triremes::Action& action);
};

static_assert(PlayedGame<Triremes>);

} // namespace umpire
