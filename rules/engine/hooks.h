#pragma once

#include "rules/engine/engine.h"
#include "rules/engine/lot.h"

#include <utility>

/// Optional functions of an engine; this file contains their defaults:
/// - static State complete(const View&, Player, Lot&); returns a random state that is consistent
///   with what the player sees.
/// - static std::optional<Player> actorOf(const State&, const Action&); returns the player who
///   performs the action; none if the table produces it, such as a die.
/// - static PlayedOut playOut(State, Lot&, int mostActions); plays a game to the end at random, as
///   fast as possible. Each action has the same probability as in `playedOutByLists`.
/// - static void advance(State&, const Action&); applies an action in place, without events.
/// - static std::size_t keyOf(const State&, Player); returns a hash that is equal for equal views
///   of that player.
namespace umpire {

/// Draws a state that is consistent with the view. If the engine has no `complete`, returns the
/// position in the view.
template <Game G>
typename G::State completed(const typename G::View& view, Player player, Lot& lot) {
    if constexpr (requires { Engine<G>::complete(view, player, lot); }) {
        return Engine<G>::complete(view, player, lot);
    } else if constexpr (HidesNothing<G>) {
        return view;
    } else {
        return G::seenIn(view);
    }
}

/// Applies an action, which must be legal.
template <Game G>
void advance(typename G::State& state, const typename G::Action& action) {
    if constexpr (requires { Engine<G>::advance(state, action); }) {
        Engine<G>::advance(state, action);
    } else {
        state = G::apply(std::move(state), action).state;
    }
}

/// Draws one element, all with equal probability; returns none for an empty list.
template <typename Action>
std::optional<Action> drawn(const std::vector<Action>& actions, Lot& lot) {
    return actions.empty() ? std::nullopt
                           : std::optional(actions[lot.below(std::uint32_t(actions.size()))]);
}

/// Draws a result that the table may give now. Returns none if no result is due, or if the engine
/// has no `chance`.
template <Game G>
std::optional<typename G::Action> resultOf(const typename G::State& state, Lot& lot) {
    if constexpr (requires { Engine<G>::chance(state, std::uint64_t{}); }) {
        return Engine<G>::chance(state, lot());
    }
    return std::nullopt;
}

/// Draws a result that the table must give. Without `chance`, all listed results have equal
/// probability.
template <Game G>
std::optional<typename G::Action> tableResult(const typename G::State& state, Lot& lot) {
    const auto result = resultOf<G>(state, lot);
    return result ? result : drawn(G::legalActions(state), lot);
}

/// Returns the player to whom the action belongs: by the engine's `actorOf`; otherwise the player
/// or side that the action names; otherwise the first of `toAct`. None: the table.
template <Game G>
std::optional<Player> actorOf(const typename G::State& state, const typename G::Action& action,
                              const std::vector<Player>& toAct) {
    if constexpr (requires { Engine<G>::actorOf(state, action); }) {
        return Engine<G>::actorOf(state, action);
    } else {
        const auto first = toAct.empty() ? std::nullopt : std::optional(toAct.front());
        return std::visit(
            [&first](const auto& chosen) -> std::optional<Player> {
                if constexpr (requires { Player{chosen.player}; }) {
                    return Player{chosen.player};
                } else if constexpr (requires { Player{int(chosen.side)}; }) {
                    return Player{int(chosen.side)};
                } else {
                    return first;
                }
            },
            action);
    }
}

/// Lists the legal actions of one player who must act.
template <Game G>
std::vector<typename G::Action> actionsOf(const typename G::State& state, Player player) {
    std::vector<typename G::Action> actions = G::legalActions(state);
    const std::vector<Player> toAct = G::toAct(state);
    std::erase_if(actions, [&](const auto& action) {
        return actorOf<G>(state, action, toAct) != std::optional(player);
    });
    return actions;
}

/// The result of a random playout.
struct PlayedOut {
    bool ended = false; ///< false if the playout stopped at the maximum number of actions
    std::optional<Player> winner;
    int actions = 0;
    bool operator==(const PlayedOut&) const = default;
};

/// Draws one of the player's actions, all with equal probability. Leaving the decision to the table
/// counts as one more action; if it is drawn, or if the player has no action, returns none.
template <Game G>
std::optional<typename G::Action> drawnActionOf(const typename G::State& state, Player player,
                                                Lot& lot) {
    const auto actions = actionsOf<G>(state, player);
    const bool mayWait = resultOf<G>(state, lot).has_value();
    const auto chosen = lot.below(std::uint32_t(actions.size() + (mayWait ? 1 : 0)));
    return chosen < actions.size() ? std::optional(actions[chosen]) : std::nullopt;
}

/// Draws the next action: an action of the first player who must act, or a result of the table.
template <Game G>
std::optional<typename G::Action> drawnAction(const typename G::State& state, Lot& lot) {
    const std::vector<Player> toAct = G::toAct(state);
    if (toAct.empty()) {
        return tableResult<G>(state, lot);
    }
    const auto action = drawnActionOf<G>(state, toAct.front(), lot);
    return action ? action : resultOf<G>(state, lot);
}

/// Plays a game to the end at random; all listed actions have equal probability. Stops after
/// `mostActions`.
template <Game G>
PlayedOut playedOutByLists(typename G::State state, Lot& lot, int mostActions) {
    PlayedOut played;
    for (; played.actions < mostActions; ++played.actions) {
        if (const auto outcome = G::outcome(state)) {
            return {true, outcome->winner, played.actions};
        }
        const auto action = drawnAction<G>(state, lot);
        if (!action) {
            break;
        }
        advance<G>(state, *action);
    }
    return played;
}

template <Game G>
PlayedOut playedOut(typename G::State state, Lot& lot, int mostActions) {
    if constexpr (requires { Engine<G>::playOut(std::move(state), lot, mostActions); }) {
        return Engine<G>::playOut(std::move(state), lot, mostActions);
    } else {
        return playedOutByLists<G>(std::move(state), lot, mostActions);
    }
}

} // namespace umpire
