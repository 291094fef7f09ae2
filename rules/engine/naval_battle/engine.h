#pragma once

#include "rules/engine/hooks.h"
#include "rules/games/naval_battle/naval_battle.h"

namespace umpire {

/// Plays Naval Battle. Sets up a fleet by a plan with random variation, then uses tree search.
/// Whether neither side can win (NB-A17) may depend on hidden units, so the caller must know that.
template <>
struct Engine<NavalBattle> {
    static Advice<NavalBattle> bestAction(const NavalBattle::View& view, Player player,
                                          const Limits& limits);
    /// Always returns none, because no results ever come from the table.
    static std::optional<NavalBattle::Action> chance(const NavalBattle::State& state,
                                                     std::uint64_t draw);
    /// Draws a position that looks to that player like the view: draws the enemy's hidden units
    /// from the rest of his fleet.
    static NavalBattle::State complete(const NavalBattle::View& view, Player player, Lot& lot);
    static PlayedOut playOut(const NavalBattle::State& state, Lot& lot, int mostActions);
    /// Returns the owner of the action in that position; none: the table.
    static std::optional<Player> actorOf(const NavalBattle::State& state,
                                         const NavalBattle::Action& action);
};

static_assert(PlayedGame<NavalBattle>);

} // namespace umpire
