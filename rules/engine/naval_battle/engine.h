#pragma once

#include "rules/engine/hooks.h"
#include "rules/games/naval_battle/naval_battle.h"

namespace umpire {

/// Plays Naval Battle. A fleet is set up by a plan and by lot; from then on a tree search plays.
/// That neither side can win any more (NB-A17) may rest on what a view hides: who asks knows it.
template <>
struct Engine<NavalBattle> {
    static Advice<NavalBattle> bestAction(const NavalBattle::View& view, Player player,
                                          const Limits& limits);
    /// Always none: the table owes nothing.
    static std::optional<NavalBattle::Action> chance(const NavalBattle::State& state,
                                                     std::uint64_t draw);
    /// A position that looks like the view to that player: the enemy's hidden units are some of
    /// those that his fleet had.
    static NavalBattle::State complete(const NavalBattle::View& view, Player player, Lot& lot);
    static PlayedOut playOut(const NavalBattle::State& state, Lot& lot, int mostActions);
    /// Whose action that is in that position; none: the table's.
    static std::optional<Player> actorOf(const NavalBattle::State& state,
                                         const NavalBattle::Action& action);
};

static_assert(PlayedGame<NavalBattle>);

} // namespace umpire
