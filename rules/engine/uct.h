#pragma once

#include "rules/engine/hooks.h"

#include <algorithm>
#include <cmath>

/// The reference opponent for the engines: a tree search that knows only the rules. It uses UCT
/// (Kocsis and Szepesvári, "Bandit based Monte-Carlo planning", ECML 2006) with UCB1 and random
/// playouts. Each playout draws the hidden information anew and descends the same tree (information
/// set Monte Carlo tree search: Cowling, Powley and Whitehouse, IEEE TCIAIG 4, 2012). Results of
/// chance are drawn during the descent.
namespace umpire {

struct UctOptions {
    std::uint64_t playouts = 0; ///< maximum number; 0: `Limits::nodes` is the limit, in actions
    /// Maximum length of a playout in actions; a longer game counts as a draw.
    int mostActions = 400;
    double exploration = 1.41421; ///< exploration factor of UCB1, for rewards from 0 to 1
};

template <Game G>
class Uct {
public:
    Uct(const Limits& limits, const UctOptions& options)
        : limits_(limits), options_(options), lot_(limits.seed) {}

    Advice<G> bestAction(const typename G::View& view, Player player) {
        Advice<G> advice;
        nodes_.assign(1, {});
        for (std::uint64_t i = 0; i == 0 || goesOn(i); ++i) {
            auto state = completed<G>(view, player, lot_);
            if (i == 0 && (actionsOf<G>(state, player).empty() || resultOf<G>(state, lot_))) {
                return advice;
            }
            playOnce(std::move(state), player);
        }
        describe(advice);
        return advice;
    }

private:
    using State = typename G::State;
    using Action = typename G::Action;
    struct Child {
        Action action;
        std::uint32_t node = 0; ///< index of the node after the action; 0: not created yet
        std::uint32_t visits = 0;
        std::uint32_t offered = 0; ///< number of times that the action was legal
        double reward = 0.;        ///< sum of rewards for the player who acts here
    };
    struct Node {
        std::vector<Child> children;
    };
    struct Taken {
        std::uint32_t node = 0;
        std::size_t child = 0;
        std::optional<Player> actor;
    };

    [[nodiscard]] bool goesOn(std::uint64_t playouts) const {
        const bool isUnlimited = options_.playouts == 0 && limits_.nodes == 0 && !limits_.stop;
        if (isUnlimited || (options_.playouts != 0 && playouts >= options_.playouts) ||
            (options_.playouts == 0 && limits_.nodes != 0 && actions_ >= limits_.nodes)) {
            return false;
        }
        return !limits_.stop || !limits_.stop();
    }

    /// Descends the tree, adds a node, and plays the game on at random.
    void playOnce(State state, Player player) {
        path_.clear();
        std::uint32_t node = 0;
        bool isInTree = true;
        std::optional<Outcome> outcome;
        while (isInTree && !(outcome = G::outcome(state)) &&
               int(path_.size()) < options_.mostActions) {
            const auto toAct = G::toAct(state);
            const auto actor = toAct.empty()   ? std::nullopt
                               : path_.empty() ? std::optional(player)
                                               : std::optional(toAct.front());
            const auto child = stepFrom(node, state, actor);
            if (!child) {
                break;
            }
            path_.push_back({node, *child, actor});
            advance<G>(state, nodes_[node].children[*child].action);
            node = nodes_[node].children[*child].node;
            if (node == 0) {
                isInTree = false;
                node = std::uint32_t(nodes_.size());
                nodes_[path_.back().node].children[*child].node = node;
                nodes_.emplace_back();
            }
        }
        const PlayedOut end = outcome ? PlayedOut{true, outcome->winner, 0}
                                      : playedOut<G>(std::move(state), lot_, options_.mostActions);
        actions_ += path_.size() + std::uint64_t(end.actions);
        longest_ = std::max(longest_, path_.size());
        reward(end);
    }

    /// Chooses a child of the node. If the table may give a result now (a defender may throw the
    /// die instead of moving), the table always gives the result.
    std::optional<std::size_t> stepFrom(std::uint32_t node, const State& state,
                                        std::optional<Player> actor) {
        if (!actor) {
            return rolled(node, state);
        }
        const auto result = resultOf<G>(state, lot_);
        return result ? std::optional(placeOf(node, *result, 0))
                      : chosen(node, actionsOf<G>(state, *actor));
    }

    void reward(const PlayedOut& end) {
        for (const Taken& taken : path_) {
            Child& child = nodes_[taken.node].children[taken.child];
            ++child.visits;
            child.reward += !end.winner ? 0.5 : end.winner == taken.actor ? 1. : 0.;
        }
    }

    /// Returns the index of the action among the node's children; adds an action that is new. The
    /// index `guess` is tried first.
    std::size_t placeOf(std::uint32_t node, const Action& action, std::size_t guess) {
        auto& children = nodes_[node].children;
        if (guess < children.size() && children[guess].action == action) {
            return guess;
        }
        const auto found = std::ranges::find(children, action, &Child::action);
        const auto place = std::size_t(found - children.begin());
        if (found == children.end()) {
            children.push_back({action});
        }
        return place;
    }

    std::optional<std::size_t> rolled(std::uint32_t node, const State& state) {
        const auto result = tableResult<G>(state, lot_);
        return result ? std::optional(placeOf(node, *result, 0)) : std::nullopt;
    }

    /// Returns a random untried action, or the action with the highest upper confidence bound.
    std::optional<std::size_t> chosen(std::uint32_t node, const std::vector<Action>& legal) {
        std::vector<std::size_t> untried;
        std::optional<std::size_t> best;
        double highest = 0.;
        for (std::size_t i = 0; i < legal.size(); ++i) {
            const std::size_t place = placeOf(node, legal[i], i);
            Child& child = nodes_[node].children[place];
            ++child.offered;
            if (child.visits == 0) {
                untried.push_back(place);
                continue;
            }
            const double bound =
                child.reward / child.visits +
                options_.exploration * std::sqrt(std::log(double(child.offered)) / child.visits);
            if (!best || bound > highest) {
                best = place;
                highest = bound;
            }
        }
        return untried.empty() ? best : drawn(untried, lot_);
    }

    [[nodiscard]] const Child* mostVisited(std::uint32_t node) const {
        const auto& children = nodes_[node].children;
        const auto most = std::ranges::max_element(children, {}, &Child::visits);
        return most == children.end() || most->visits == 0 ? nullptr : &*most;
    }

    void describe(Advice<G>& advice) const {
        const Child* child = mostVisited(0);
        if (child == nullptr) {
            return;
        }
        advice.action = child->action;
        advice.value = child->reward / child->visits;
        for (; child != nullptr; child = child->node == 0 ? nullptr : mostVisited(child->node)) {
            advice.line.push_back(child->action);
        }
        advice.searched = {actions_, int(longest_), false};
    }

    const Limits& limits_;
    UctOptions options_;
    Lot lot_;
    std::vector<Node> nodes_; ///< nodes of the tree; the root comes first
    std::vector<Taken> path_; ///< the choices of this playout, from the root
    std::uint64_t actions_ = 0;
    std::size_t longest_ = 0;
};

} // namespace umpire
