#pragma once

#include "rules/engine/engine.h"
#include "rules/engine/lot.h"

#include <utility>

/// What an engine may offer besides, and what is done where it does not:
///   static State complete(const View&, Player, Lot&);
///       a state that looks like the view to that player, drawn by lot
///   static std::optional<Player> actorOf(const State&, const Action&);
///       whose action that is; none: the table's
///   static PlayedOut playOut(State, Lot&, int mostActions);
///       a game played on by lot, as fast as can be: each action as likely as `playedOutByLists`
///       has it
///   static void advance(State&, const Action&);
///       what `apply` does, in place and without events
///   static std::size_t keyOf(const State&, Player);
///       equal for equal views of that player
namespace umpire {

/// A state as that player may imagine it. Of a game whose engine draws none: the position that he
/// sees.
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

/// The action has been validated.
template <Game G>
void advance(typename G::State& state, const typename G::Action& action) {
    if constexpr (requires { Engine<G>::advance(state, action); }) {
        Engine<G>::advance(state, action);
    } else {
        state = G::apply(std::move(state), action).state;
    }
}

/// One of these, all equally likely; none where there is none.
template <typename Action>
std::optional<Action> drawn(const std::vector<Action>& actions, Lot& lot) {
    return actions.empty() ? std::nullopt
                           : std::optional(actions[lot.below(std::uint32_t(actions.size()))]);
}

/// A result that may come now; none where the table owes nothing, or where no engine says so.
template <Game G>
std::optional<typename G::Action> resultOf(const typename G::State& state, Lot& lot) {
    if constexpr (requires { Engine<G>::chance(state, std::uint64_t{}); }) {
        return Engine<G>::chance(state, lot());
    }
    return std::nullopt;
}

/// A result that the table owes. Without an engine each one that is listed is equally likely.
template <Game G>
std::optional<typename G::Action> tableResult(const typename G::State& state, Lot& lot) {
    const auto result = resultOf<G>(state, lot);
    return result ? result : drawn(G::legalActions(state), lot);
}

/// Whose action that is among those who owe one: `actorOf` tells, or the action names its player or
/// its side, or it is the first one's.
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

/// The legal actions of one who owes one.
template <Game G>
std::vector<typename G::Action> actionsOf(const typename G::State& state, Player player) {
    std::vector<typename G::Action> actions = G::legalActions(state);
    const std::vector<Player> toAct = G::toAct(state);
    std::erase_if(actions, [&](const auto& action) {
        return actorOf<G>(state, action, toAct) != std::optional(player);
    });
    return actions;
}

/// How a game ended that was played on by lot.
struct PlayedOut {
    bool ended = false; ///< false: it was left after the most actions
    std::optional<Player> winner;
    int actions = 0;
    bool operator==(const PlayedOut&) const = default;
};

/// One of what that player may do. That he lets the table have its say, where he may, is one more.
template <Game G>
std::optional<typename G::Action> drawnActionOf(const typename G::State& state, Player player,
                                                Lot& lot) {
    const auto actions = actionsOf<G>(state, player);
    const bool mayWait = resultOf<G>(state, lot).has_value();
    const auto chosen = lot.below(std::uint32_t(actions.size() + (mayWait ? 1 : 0)));
    return chosen < actions.size() ? std::optional(actions[chosen]) : std::nullopt;
}

/// What comes next by lot: an action of the first who owes one, or a result of the table.
template <Game G>
std::optional<typename G::Action> drawnAction(const typename G::State& state, Lot& lot) {
    const std::vector<Player> toAct = G::toAct(state);
    if (toAct.empty()) {
        return tableResult<G>(state, lot);
    }
    const auto action = drawnActionOf<G>(state, toAct.front(), lot);
    return action ? action : resultOf<G>(state, lot);
}

/// All actions that are listed are equally likely.
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
