#pragma once

#include "rules/engine/engine.h"
#include "rules/engine/lot.h"

#include <array>

namespace umpire {

inline constexpr int kMostSeats = 8;
/// By seat, what each may expect: 0 is lost, 1 is won.
using Worth = std::array<double, kMostSeats>;

/// Something that a player may decide, and how likely it is the best, as a weight above 0. Without
/// an action he lets the table have its say, as where he could do something instead of throwing.
template <Game G>
struct Choice {
    std::optional<typename G::Action> action;
    double weight = 1;
};

/// What the search has to know of a game besides its engine's `complete` and `chance`. Seats are
/// players or, where players lead one side together, sides.
///   decides   the seat that decides now, `first` if several do; none where the table has its say
///   choices   what is worth a look for that seat, all of it legal, the same wherever it sees the
///             same; none only where there is nothing legal
///   worth     a judgement of a position that goes on
///   isQuiet   is this no position to stop and judge at, for it changes with the next die?
///   kRollOut  how many decisions are played out before the judgement
///   kSpread   how far apart the worths lie of what may be decided at a time, as a part of 1
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

/// The position that a view shows.
template <Game G>
const typename G::State& seenBy(const typename G::View& view) {
    if constexpr (HidesNothing<G>) {
        return view;
    } else {
        return G::seenIn(view);
    }
}

} // namespace umpire
