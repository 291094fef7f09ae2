#pragma once

#include "rules/game.h"

#include <cstdint>
#include <functional>

/// A computer player. An engine uses only what its player may know.
namespace umpire {

/// The engine's playing strength.
enum class Strength { Beginner = 1, Casual, Strong, Best };

/// Limits the engine's thinking time. Without `nodes` and `stop` the engine answers after its
/// shortest search. For the same view, player, nodes, seed and strength, and a `stop` that never
/// returns true, the answer is the same on every machine.
struct Limits {
    std::uint64_t nodes = 0;    ///< approximate number of positions; 0: limited by `stop` only
    std::function<bool()> stop; ///< called after every few hundred positions; empty: never stops
    std::uint64_t seed = 1;     ///< seed of all random choices
    Strength strength = Strength::Best;
};

/// Statistics of the search, to explain the answer.
struct Searched {
    std::uint64_t nodes = 0; ///< number of positions
    int depth = 0; ///< depth in actions of the deepest complete search, or of the longest line
    bool isComplete = false; ///< the value is proved, not estimated
    bool operator==(const Searched&) const = default;
};

/// The engine's suggestion.
template <Game G>
struct Advice {
    /// A legal action of that player. None if no action is due, as after the end of the game, or if
    /// the player should leave the decision to chance by drawing from a cup, or by throwing
    /// although he could act. Then `chance` gives the next result.
    std::optional<typename G::Action> action;
    double value = 0.5; ///< expected result: 0 is a loss, 1 is a win, a draw is 0.5
    /// The expected continuation, beginning with `action`. At chance and secret decisions it
    /// contains the most likely action.
    std::vector<typename G::Action> line;
    Searched searched;
};

/// The engine of a game, specialised in the game's own folder.
/// - static Advice<G> bestAction(const typename G::View& view, Player player, const Limits&);
///   returns the best action of `player`, who sees `view`; never a resignation or a draw.
/// - static std::optional<typename G::Action> chance(const typename G::State&, std::uint64_t draw);
///   returns a result of the table (a die, a toss), chosen by the 64 random bits `draw` with the
///   odds of the table; none if the table has no result to give.
template <Game G>
struct Engine;

template <typename G>
concept PlayedGame = Game<G> &&
    requires(const typename G::View& view, const typename G::State& state, const Limits& limits) {
    { Engine<G>::bestAction(view, Player{}, limits) } -> std::same_as<Advice<G>>;
    {
        Engine<G>::chance(state, std::uint64_t{})
        } -> std::same_as<std::optional<typename G::Action>>;
};

} // namespace umpire
