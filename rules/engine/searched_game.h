#pragma once

#include "rules/engine/engine.h"
#include "rules/engine/lot.h"

#include <array>

namespace umpire {

inline constexpr int kMostSeats = 8;
/// The expected result of each seat: 0 is a loss, 1 is a win.
using Worth = std::array<double, kMostSeats>;

/// A possible decision of a player, with a positive prior weight for being the best. If `action` is
/// none, the player leaves the decision to the table, for instance by throwing the die although he
/// could act.
template <Game G>
struct Choice {
    std::optional<typename G::Action> action;
    double weight = 1;
};

/// The functions that the search needs from a game, besides its engine's `complete` and `chance`. A
/// seat is a player or, if players lead one side together, a side.
/// - decides: the seat that decides now, `first` if several do; none at chance nodes.
/// - choices: legal candidate actions of that seat, which depend only on what the seat sees; empty
///   only if no action is legal.
/// - worth: the evaluation of a position that is not over.
/// - isQuiet: whether a position may be evaluated now; false if the next die changes the position.
/// - kRollOut: number of decisions played out before the evaluation.
/// - kSpread: typical difference of worth between decisions, as a fraction of 1.
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

/// Returns the position that a view shows.
template <Game G>
const typename G::State& seenBy(const typename G::View& view) {
    if constexpr (HidesNothing<G>) {
        return view;
    } else {
        return G::seenIn(view);
    }
}

} // namespace umpire
