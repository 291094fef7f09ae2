#pragma once

#include "rules/engine/hooks.h"
#include "rules/games/war_galley/war_galley.h"

namespace umpire {

/// Plays War Galley. Builds and places galleys by a plan with random variation; then a tree search
/// plays. Close calls are decided fairly: no contact, and the middle of the range of hits.
template <>
struct Engine<WarGalley> {
    static Advice<WarGalley> bestAction(const WarGalley::View& view, Player player,
                                        const Limits& limits);
    /// Returns the hits of a toss, by the model in toss_model.h; or confirms the galleys' poses.
    static std::optional<WarGalley::Action> chance(const WarGalley::State& state,
                                                   std::uint64_t draw);
    /// Draws a position that looks like the view to that player. If the enemy is ready, the enemy's
    /// orders are drawn among good orders; otherwise the enemy has not laid them yet.
    static WarGalley::State complete(const WarGalley::View& view, Player player, Lot& lot);
    static PlayedOut playOut(const WarGalley::State& state, Lot& lot, int mostActions);
    /// Returns the owner of the action in that position; none: the table.
    static std::optional<Player> actorOf(const WarGalley::State& state,
                                         const WarGalley::Action& action);
};

static_assert(PlayedGame<WarGalley>);

} // namespace umpire
