#pragma once

#include "app/record/events/event.h"
#include "rules/game.h"

#include <algorithm>
#include <cmath>

/// Possible explanations of a look at the table, with their probabilities.
namespace umpire::referee {

enum class Happening {
    Nothing,    ///< the table matches the record
    Actions,    ///< one action, or several if players were quick
    Unfinished, ///< part of an action: `actions` are its possible completions
    Illegal,    ///< an action that `validate` forbids
};

template <Game G>
struct Explanation {
    Happening happening = Happening::Nothing;
    std::vector<typename G::Action> actions; ///< in the order of play
    std::optional<typename G::Violation> violation;
    /// the resulting position; for an illegal action, the position on the table
    typename G::State after;
    double probability = 0.0;
    bool fits = true; ///< false: a piece on the table contradicts the explanation
    /// The description of a change that is no action of the game; or, for a part of very many
    /// possible actions, a description of them all.
    Message told{};
    std::optional<Player> by{}; ///< the player who acted
};

enum class Ruling {
    Undecided, ///< needs another look
    Unchanged,
    Called,     ///< the first explanation counts
    Ask,        ///< the players choose; the likeliest is offered first
    Unfinished, ///< the umpire waits for the rest
    Illegal,
    OutOfSync,
};

template <Game G>
struct Verdict {
    Ruling ruling = Ruling::Undecided;
    std::vector<Explanation<G>> explanations;    ///< likeliest first
    std::vector<Difference> differences;         ///< differences between table and record
    Message question = message("which was it?"); ///< the question for Ruling::Ask
};

struct RulingOptions {
    double certain = 0.999;    ///< probability that suffices at the first look
    double clear = 0.97;       ///< probability that suffices later
    int enoughLooks = 3;       ///< after this many looks, the players are asked
    double worthAsking = 0.02; ///< least probability of an offered explanation
    std::size_t mostChoices = 5;
};

namespace detail {

template <Game G>
Ruling rulingOn(const Explanation<G>& best, int looks, const RulingOptions& options) {
    const bool enough = looks >= options.enoughLooks;
    const auto unlessEnough = [enough](Ruling ruling) {
        return enough ? ruling : Ruling::Undecided;
    };
    if (!best.fits) {
        return unlessEnough(Ruling::OutOfSync);
    }
    const bool sure = best.probability >= (looks < 2 ? options.certain : options.clear);
    switch (best.happening) {
    case Happening::Nothing:
        return sure ? Ruling::Unchanged : unlessEnough(Ruling::Unchanged);
    case Happening::Unfinished:
        return looks >= 2 ? Ruling::Unfinished : Ruling::Undecided;
    case Happening::Actions:
        return sure ? Ruling::Called : unlessEnough(Ruling::Ask);
    case Happening::Illegal:
        return sure && looks >= 2 ? Ruling::Illegal : unlessEnough(Ruling::Ask);
    }
    return Ruling::Undecided;
}

} // namespace detail

/// Converts log weights to probabilities that sum to one.
template <Game G>
void normalise(std::vector<Explanation<G>>& explanations) {
    double best = -1e300;
    for (const auto& explanation : explanations) {
        best = std::max(best, explanation.probability);
    }
    double sum = 0.0;
    for (auto& explanation : explanations) {
        explanation.probability = std::exp(explanation.probability - best);
        sum += explanation.probability;
    }
    for (auto& explanation : explanations) {
        explanation.probability /= sum;
    }
}

namespace detail {

/// Removes explanations that several looks contradict, if any other fits.
template <Game G>
void keepWhatFits(std::vector<Explanation<G>>& explanations) {
    if (std::ranges::none_of(explanations, &Explanation<G>::fits)) {
        return;
    }
    std::erase_if(explanations, [](const auto& explanation) { return !explanation.fits; });
    for (auto& explanation : explanations) {
        explanation.probability = std::log(std::max(explanation.probability, 1e-300));
    }
    normalise(explanations);
}

} // namespace detail

/// Decides on the explanations after that many looks at the table at rest.
template <Game G>
Verdict<G> ruleOn(std::vector<Explanation<G>> explanations, int looks,
                  const RulingOptions& options) {
    Verdict<G> verdict;
    if (looks >= options.enoughLooks) {
        detail::keepWhatFits(explanations);
    }
    std::ranges::stable_sort(explanations, std::ranges::greater{}, &Explanation<G>::probability);
    verdict.ruling = explanations.empty() ? Ruling::OutOfSync
                                          : detail::rulingOn(explanations.front(), looks, options);
    if (verdict.ruling == Ruling::Ask) { // leaving the question open means that nothing happened
        std::erase_if(explanations, [&](const Explanation<G>& explanation) {
            return explanation.probability < options.worthAsking || !explanation.fits ||
                   explanation.happening == Happening::Nothing ||
                   explanation.happening == Happening::Unfinished;
        });
    }
    explanations.resize(std::min(explanations.size(), options.mostChoices));
    verdict.explanations = std::move(explanations);
    return verdict;
}

} // namespace umpire::referee
