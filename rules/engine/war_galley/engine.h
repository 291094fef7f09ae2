#pragma once

#include "rules/engine/hooks.h"
#include "rules/games/war_galley/war_galley.h"

namespace umpire {

/// The computer player of War Galley. It builds and places galleys by a plan with random variation,
/// and then plays by tree search. It decides close calls fairly: no contact, and the middle of the
/// range of hits.
template <>
struct Engine<WarGalley> {
    static Advice<WarGalley> bestAction(const WarGalley::View& view, Player player,
                                        const Limits& limits);
    /// Returns the hits of a toss, drawn by the model of prospects.h, or the confirmation of the
    /// galleys' poses. Returns none if the table has no result to give.
    static std::optional<WarGalley::Action> chance(const WarGalley::State& state,
                                                   std::uint64_t draw);
    /// Draws a position that looks to that player like the view. If the enemy is ready, his orders
    /// are drawn from good orders; otherwise he has no orders yet.
    static WarGalley::State complete(const WarGalley::View& view, Player player, Lot& lot);
    static PlayedOut playOut(const WarGalley::State& state, Lot& lot, int mostActions);
    /// Returns the player who performs the action; none if the table produces it, such as a die.
    static std::optional<Player> actorOf(const WarGalley::State& state,
                                         const WarGalley::Action& action);
};

static_assert(PlayedGame<WarGalley>);

} // namespace umpire
