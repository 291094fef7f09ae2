#pragma once

#include "rules/engine/engine.h"
#include "rules/engine/lot.h"

#include <array>

namespace umpire {

inline constexpr int kMostSeats = 8;
/// The expected result of each seat, 0 to 1: 0 is a loss, 1 is a win.
using Worth = std::array<double, kMostSeats>;

/// A possible decision of a player, with a positive prior weight: greater for a better decision. If
/// `action` is none, the player leaves the decision to the table, for instance by throwing the die
/// although he could act.
template <Game G>
struct Choice {
    std::optional<typename G::Action> action;
    double weight = 1;
};

/// The functions that the search needs from a game, besides `complete` and `chance` of its engine.
/// A seat is a player or, if several players lead one side, that side.
/// - decides: returns the seat that decides now; `first`, if several seats decide; none if the
///   table gives a result.
/// - choices: lists legal candidate actions of that seat, which depend only on what the seat sees;
///   empty only if no action is legal.
/// - worth: evaluates a position in which the game is not over.
/// - isQuiet: tells whether the position may be evaluated; false if the next die changes much.
/// - kRollOut: the number of decisions that are played out before the evaluation.
/// - kSpread: the typical difference of worth between two decisions, as a fraction of 1.
template <typename T>
concept SearchedGame = Game<typename T::Game> &&
    requires(const T& game, const typename T::Game::State& state, Player seat) {
    { game.decides(state, seat) } -> std::same_as<std::optional<Player>>;
    { game.choices(state, seat) } -> std::same_as<std::vector<Choice<typename T::Game>>>;
    { game.worth(state) } -> std::same_as<Worth>;
    { game.isQuiet(state) } -> std::same_as<bool>;
    { T::kRollOut } -> std::convertible_to<int>;
    { T::kSpread } -> std::convertible_to<double>;
};

/// Returns the position that a view shows, as a state.
template <Game G>
const typename G::State& seenBy(const typename G::View& view) {
    if constexpr (HidesNothing<G>) {
        return view;
    } else {
        return G::seenIn(view);
    }
}

} // namespace umpire
