#pragma once

#include "rules/game.h"

#include <cstdint>
#include <functional>

/// Someone to play with. An engine knows what its player may know, and nothing else.
namespace umpire {

/// How well an engine plays.
enum class Strength { Beginner = 1, Casual, Strong, Best };

/// How long an engine thinks. Where both are left out it still answers, after the least search that
/// it has. For the same view, player, nodes, seed and strength, and a `stop` that never says so,
/// the answer is the same on every machine.
struct Limits {
    std::uint64_t nodes = 0;    ///< positions looked at, about; 0: as many as `stop` leaves
    std::function<bool()> stop; ///< asked after every few hundred positions; empty: never
    std::uint64_t seed = 1;     ///< of all that is drawn by lot
    Strength strength = Strength::Best;
};

/// What was searched, for who asks why.
struct Searched {
    std::uint64_t nodes = 0; ///< positions looked at
    int depth = 0;           ///< actions ahead, of the deepest whole search or the longest line
    bool isComplete = false; ///< the value is proved, not judged
    bool operator==(const Searched&) const = default;
};

/// What an engine would do.
template <Game G>
struct Advice {
    /// Legal for that player now. None where he owes nothing, such as after the game's end, and
    /// where he lets the table have its say: he draws from a cup, or throws though he might do
    /// something else. Then `chance` has what comes.
    std::optional<typename G::Action> action;
    double value = 0.5; ///< what he may expect: 0 is lost, 1 is won, a draw is 0.5
    /// What the engine expects, from `action` on: the likeliest where chance or another's secret
    /// comes in.
    std::vector<typename G::Action> line;
    Searched searched;
};

/// The engine of a game, specialised in the game's own room:
///   static Advice<G> bestAction(const typename G::View& view, Player player, const Limits&);
///       the best action of `player`, who sees `view`; resignations and draws are never advised
///   static std::optional<typename G::Action> chance(const typename G::State&, std::uint64_t draw);
///       where the table owes a result (a die, a toss): one that the 64 random bits `draw` choose
///       with the odds of the table; none where nothing is owed
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
