#pragma once

#include "rules/engine/hooks.h"
#include "rules/games/war_galley/war_galley.h"

namespace umpire {

/// Plays War Galley. Galleys are built and placed by a plan and by lot; from then on a tree search
/// plays. What is too close to call it calls fairly: no contact, and the middle of the hits.
template <>
struct Engine<WarGalley> {
    static Advice<WarGalley> bestAction(const WarGalley::View& view, Player player,
                                        const Limits& limits);
    /// The hits of a toss, by the model of toss_model.h; or that the galleys lie as recorded.
    static std::optional<WarGalley::Action> chance(const WarGalley::State& state,
                                                   std::uint64_t draw);
    /// A position that looks like the view to that player. Where the enemy is ready, his orders are
    /// drawn among good ones; else he has still to lay them.
    static WarGalley::State complete(const WarGalley::View& view, Player player, Lot& lot);
    static PlayedOut playOut(const WarGalley::State& state, Lot& lot, int mostActions);
    /// Whose action that is in that position; none: the table's.
    static std::optional<Player> actorOf(const WarGalley::State& state,
                                         const WarGalley::Action& action);
};

static_assert(PlayedGame<WarGalley>);

} // namespace umpire
