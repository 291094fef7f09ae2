#pragma once

#include "rules/engine/hooks.h"
#include "rules/games/naval_battle/naval_battle.h"

namespace umpire {

/// The computer player of Naval Battle. It sets up a fleet by a plan with random variation, and
/// then plays by tree search. The caller must know whether the game is over: that neither side can
/// win (NB-A17) may depend on units that are hidden in the view.
template <>
struct Engine<NavalBattle> {
    static Advice<NavalBattle> bestAction(const NavalBattle::View& view, Player player,
                                          const Limits& limits);
    /// Always returns none, because the table never gives a result in this game.
    static std::optional<NavalBattle::Action> chance(const NavalBattle::State& state,
                                                     std::uint64_t draw);
    /// Draws a position that looks to that player like the view. The enemy's hidden units are drawn
    /// from the rest of his fleet.
    static NavalBattle::State complete(const NavalBattle::View& view, Player player, Lot& lot);
    static PlayedOut playOut(const NavalBattle::State& state, Lot& lot, int mostActions);
    /// Returns the player who performs the action; none if the table produces it, such as a die.
    static std::optional<Player> actorOf(const NavalBattle::State& state,
                                         const NavalBattle::Action& action);
};

static_assert(PlayedGame<NavalBattle>);

} // namespace umpire
