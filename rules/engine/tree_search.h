#pragma once

#include "rules/engine/hooks.h"
#include "rules/engine/searched_game.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <unordered_map>
#include <utility>

/// Monte Carlo tree search over the positions as the players see them (Cowling, Powley and
/// Whitehouse, "Information Set Monte Carlo Tree Search", 2012, with a tree for each player). Each
/// pass draws at random what the player cannot see, and then descends the trees. Every player
/// decides by his own view. So a secret decision of another player makes no branch in a player's
/// tree, while the results of dice do. An action is chosen by PUCT (Rosin, "Multi-armed bandits
/// with episode context", 2011): by its mean result so far, and by the prior weight that the game
/// gives it.
namespace umpire {

/// One search. `T` describes the game (SearchedGame).
template <SearchedGame T>
class TreeSearch {
public:
    using G = typename T::Game;
    using State = typename G::State;
    using Action = typename G::Action;

    TreeSearch(const T& game, const typename G::View& view, Player seat, const Limits& limits)
        : game_(game), view_(view), seat_(seat), limits_(limits), lot_(limits.seed) {}

    Advice<G> advise() {
        const State first = Engine<G>::complete(view_, seat_, lot_);
        if (G::outcome(first) || game_.decides(first, seat_) != seat_) {
            return {};
        }
        Node& root = nodeAt(first, seat_, 0);
        list(root, first, seat_);
        if (root.edges.empty()) {
            return {};
        }
        search(root);
        return adviceFrom(root);
    }

private:
    struct Edge {
        std::optional<Action> action;
        double prior = 0;
        std::uint32_t visits = 0;
        double sum = 0; ///< sum over the visits of the result for the deciding seat, 0 to 1

        [[nodiscard]] double mean() const { return visits == 0 ? 0 : sum / visits; }
    };
    struct Node {
        std::vector<Edge> edges;
        std::uint32_t visits = 0;
        double sum = 0;
        bool isListed = false;
        bool isMet = false;
    };
    struct Turn {
        Node* node = nullptr;
        std::size_t edge = 0;
        int seat = 0;
    };

    static constexpr int kDeepest = 200; ///< maximum depth of a pass, in actions and results
    /// Maximum number of edges in all trees; they use about 60 MB.
    static constexpr std::size_t kMostEdges = 800'000;
    static constexpr int kLongestRollOut = 300;
    static constexpr std::size_t kLongestLine = 12;
    /// Exploration factor: the weight of priors and of rarely tried actions against mean results.
    static constexpr double kCuriosity = 1.3 * T::kSpread;
    /// An untried action is expected to give this much less than the mean result of its node.
    static constexpr double kUntried = 0.08 * T::kSpread;

    /// The maximum number of passes, and the way in which the answer is drawn from them.
    struct Skill {
        std::uint64_t passes = 0;
        /// Exponent of the visit counts in a random choice; 0: the most visited action is chosen.
        int sharpness = 0;
    };
    static Skill skillOf(Strength strength) {
        switch (strength) {
        case Strength::Beginner:
            return {24, 1};
        case Strength::Casual:
            return {150, 2};
        case Strength::Strong:
            return {1'000, 0};
        case Strength::Best:
            break;
        }
        return {std::numeric_limits<std::uint64_t>::max(), 0};
    }

    void search(const Node& root) {
        /// Number of passes without limits, or with only one choice.
        constexpr std::uint64_t kLeast = 24;
        const bool isFree = limits_.nodes > 0 || limits_.stop;
        const std::uint64_t passes = isFree && root.edges.size() > 1
                                         ? skillOf(limits_.strength).passes
                                         : std::min(kLeast, skillOf(limits_.strength).passes);
        for (std::uint64_t pass = 0; pass < passes; ++pass) {
            if ((limits_.nodes > 0 && nodes_ >= limits_.nodes) ||
                (limits_.stop && limits_.stop())) {
                return;
            }
            goDown();
        }
    }

    void goDown() {
        State state = Engine<G>::complete(view_, seat_, lot_);
        turns_.clear();
        for (int depth = 0; depth < kDeepest; ++depth) {
            if (const auto outcome = G::outcome(state)) {
                return goUp(worthOf(*outcome));
            }
            const auto who = game_.decides(state, seat_);
            if (!who) {
                if (!letTable(state)) {
                    break;
                }
                continue;
            }
            Node& node = nodeAt(state, *who, depth);
            if (!std::exchange(node.isMet, true) && depth > 0) {
                break; // the pass ends at a new node
            }
            list(node, state, *who);
            if (node.edges.empty()) {
                break;
            }
            const std::size_t chosen = choose(node);
            turns_.push_back({&node, chosen, who->seat});
            if (!play(state, node.edges[chosen].action)) {
                break;
            }
        }
        deepest_ = std::max(deepest_, int(turns_.size()));
        goUp(rollOut(std::move(state)));
    }

    void goUp(const Worth& worth) {
        for (const Turn& turn : turns_) {
            const double mine = worth[std::size_t(turn.seat)];
            Edge& edge = turn.node->edges[turn.edge];
            ++edge.visits;
            edge.sum += mine;
            ++turn.node->visits;
            turn.node->sum += mine;
        }
    }

    std::size_t choose(const Node& node) const {
        const double reach = kCuriosity * std::sqrt(double(node.visits) + 1);
        const double untried = node.visits == 0 ? 0.5 : node.sum / double(node.visits) - kUntried;
        std::size_t best = 0;
        double highest = -1;
        for (std::size_t i = 0; i < node.edges.size(); ++i) {
            const Edge& edge = node.edges[i];
            const double score = (edge.visits == 0 ? untried : edge.mean()) +
                                 reach * edge.prior / (1.0 + edge.visits);
            if (score > highest) {
                highest = score;
                best = i;
            }
        }
        return best;
    }

    /// Plays on with actions drawn by weight. Returns the evaluation of the last position.
    Worth rollOut(State state) {
        int left = T::kRollOut;
        for (int i = 0; i < kLongestRollOut; ++i) {
            if (const auto outcome = G::outcome(state)) {
                return worthOf(*outcome);
            }
            const auto who = game_.decides(state, seat_);
            if (!who) {
                if (!letTable(state)) {
                    break;
                }
                continue;
            }
            if (left <= 0 && game_.isQuiet(state)) {
                break;
            }
            --left;
            const auto choices = quickChoices(state, *who);
            if (choices.empty() || !play(state, drawnByWeight(choices, lot_).action)) {
                break;
            }
        }
        return game_.worth(state);
    }

    /// Lists choices for a roll-out. A game may define a faster list.
    std::vector<Choice<G>> quickChoices(const State& state, Player seat) {
        if constexpr (requires { game_.quickChoices(state, seat, lot_); }) {
            return game_.quickChoices(state, seat, lot_);
        } else {
            return game_.choices(state, seat);
        }
    }

    bool play(State& state, const std::optional<Action>& action) {
        if (!action) {
            return letTable(state);
        }
        ++nodes_;
        advance<G>(state, *action);
        return true;
    }

    bool letTable(State& state) {
        const auto result = Engine<G>::chance(state, lot_());
        return result && play(state, result);
    }

    static Worth worthOf(const Outcome& outcome) {
        Worth worth{};
        worth.fill(outcome.winner ? 0 : 0.5);
        if (outcome.winner) {
            worth[std::size_t(outcome.winner->seat)] = 1;
        }
        return worth;
    }

    std::uint64_t keyOf(const State& state, Player seat, int depth) const {
        const auto mixed = [](std::uint64_t hash, int number) {
            return Lot(hash + std::uint64_t(number))();
        };
        return mixed(mixed(seenHash(state, seat), seat.seat), depth);
    }
    static std::uint64_t seenHash(const State& state, Player seat) {
        if constexpr (requires { Engine<G>::keyOf(state, seat); }) {
            return Engine<G>::keyOf(state, seat);
        } else {
            const auto view = G::viewFor(state, seat);
            return std::hash<State>{}(seenBy<G>(view));
        }
    }
    Node& nodeAt(const State& state, Player seat, int depth) {
        return nodes_of_[keyOf(state, seat, depth)];
    }

    void list(Node& node, const State& state, Player seat) {
        if (node.isListed || edges_ > kMostEdges) {
            return;
        }
        node.isListed = true;
        auto choices = game_.choices(state, seat);
        double all = 0;
        for (const auto& choice : choices) {
            all += choice.weight;
        }
        node.edges.reserve(choices.size());
        for (auto& choice : choices) {
            node.edges.push_back({std::move(choice.action), choice.weight / all});
        }
        edges_ += node.edges.size();
    }

    static std::size_t mostVisited(const Node& node) {
        const auto most = std::ranges::max_element(node.edges, [](const Edge& a, const Edge& b) {
            return std::pair(a.visits, a.prior) < std::pair(b.visits, b.prior);
        });
        return std::size_t(most - node.edges.begin());
    }
    std::size_t answerOf(const Node& root) {
        const int sharpness = skillOf(limits_.strength).sharpness;
        if (sharpness == 0) {
            return mostVisited(root);
        }
        std::vector<Choice<G>> choices;
        for (const Edge& edge : root.edges) {
            const double visits = 0.2 + edge.visits;
            choices.push_back({std::nullopt, sharpness == 1 ? visits : visits * visits});
        }
        return std::size_t(&drawnByWeight(choices, lot_) - choices.data());
    }

    Advice<G> adviceFrom(const Node& root) {
        const Edge& edge = root.edges[answerOf(root)];
        Advice<G> advice;
        const bool isLegal = !edge.action || !G::validate(seenBy<G>(view_), *edge.action);
        advice.action = isLegal ? edge.action : std::nullopt;
        advice.value = edge.visits > 0   ? edge.mean()
                       : root.visits > 0 ? root.sum / root.visits
                                         : 0.5;
        advice.searched = {nodes_, deepest_, false};
        if (advice.action) {
            advice.line = lineFrom(edge);
        }
        return advice;
    }

    /// Returns the most visited continuation, beginning with the edge's action.
    std::vector<Action> lineFrom(const Edge& edge) {
        std::vector<Action> line{*edge.action};
        State state = G::apply(Engine<G>::complete(view_, seat_, lot_), *edge.action).state;
        for (int depth = 1; line.size() < kLongestLine && !G::outcome(state); ++depth) {
            const auto next = likeliest(state, depth);
            if (!next) {
                break;
            }
            line.push_back(*next);
            state = G::apply(state, *next).state;
        }
        return line;
    }

    std::optional<Action> likeliest(const State& state, int depth) {
        const auto who = game_.decides(state, seat_);
        if (!who) {
            return likeliestResult(state, depth);
        }
        const auto found = nodes_of_.find(keyOf(state, *who, depth));
        if (found == nodes_of_.end() || found->second.visits == 0) {
            return std::nullopt;
        }
        const auto& action = found->second.edges[mostVisited(found->second)].action;
        return action ? action : likeliestResult(state, depth);
    }

    /// Returns the result of the table after which the search has most visits; none if not visited.
    std::optional<Action> likeliestResult(const State& state, int depth) {
        std::optional<Action> best;
        std::uint32_t most = 0;
        for (const Action& result : G::legalActions(state)) {
            if (!G::isChance(result)) {
                continue;
            }
            const State after = G::apply(state, result).state;
            const auto who = G::outcome(after) ? std::nullopt : game_.decides(after, seat_);
            const auto found =
                who ? nodes_of_.find(keyOf(after, *who, depth + 1)) : nodes_of_.end();
            if (found != nodes_of_.end() && found->second.visits > most) {
                most = found->second.visits;
                best = result;
            }
        }
        return best;
    }

    const T& game_;
    const typename G::View& view_;
    Player seat_;
    const Limits& limits_;
    Lot lot_;
    std::unordered_map<std::uint64_t, Node> nodes_of_;
    std::vector<Turn> turns_;
    std::uint64_t nodes_ = 0;
    std::size_t edges_ = 0;
    int deepest_ = 0;
};

} // namespace umpire
