#pragma once

#include "rules/game.h"

#include <cstdint>
#include <functional>

/// The interface of the computer players. An engine uses only what its player may know.
namespace umpire {

/// The playing strength of an engine.
enum class Strength { Beginner = 1, Casual, Strong, Best };

/// Limits for the thinking of an engine. Without `nodes` and `stop` the engine answers after its
/// shortest search. The answer is the same on every machine for the same view, player, nodes, seed
/// and strength, if `stop` never returns true.
struct Limits {
    std::uint64_t nodes = 0; ///< approximate maximum number of searched positions; 0: no limit
    /// Ends the search when it returns true. It is called every few hundred positions.
    std::function<bool()> stop;
    std::uint64_t seed = 1; ///< seed for all random choices
    Strength strength = Strength::Best;
};

/// Statistics of a search, which explain its answer.
struct Searched {
    std::uint64_t nodes = 0; ///< number of searched positions
    int depth = 0; ///< depth, in actions, of the deepest complete search or of the longest line
    bool isComplete = false; ///< true if the value is proved, not estimated
    bool operator==(const Searched&) const = default;
};

/// The answer of an engine.
template <Game G>
struct Advice {
    /// A legal action of the player. None if he has no action, for example after the end of the
    /// game. Also none if he should leave the decision to chance, by drawing from a cup or by
    /// throwing the die; then `chance` gives the next result.
    std::optional<typename G::Action> action;
    double value = 0.5; ///< expected result: 0 is a loss, 1 is a win, a draw is 0.5
    /// The expected continuation, beginning with `action`. At results of chance and secret
    /// decisions it contains the most likely action.
    std::vector<typename G::Action> line;
    Searched searched;
};

/// The engine of a game, specialised in the game's own folder.
/// - static Advice<G> bestAction(const typename G::View& view, Player player, const Limits&);
///   returns the best action of `player`, who sees `view`; never a resignation or a draw.
/// - static std::optional<typename G::Action> chance(const typename G::State&, std::uint64_t draw);
///   returns a result of the table (a die, a toss) with its true probability, chosen by the 64
///   random bits `draw`; none if the table has no result to give.
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
