#pragma once

#include "app/record/events/event.h"
#include "rules/game.h"

#include <algorithm>
#include <cmath>

/// What may explain a look at the table, and how sure that is.
namespace umpire::referee {

enum class Happening {
    Nothing,    ///< the table is as the record says
    Actions,    ///< one, or several where players were quick
    Unfinished, ///< a part of an action: `actions` says which ones it may become
    Illegal,    ///< what `validate` forbids was done all the same
};

template <Game G>
struct Explanation {
    Happening happening = Happening::Nothing;
    std::vector<typename G::Action> actions; ///< in the order in which they were played
    std::optional<typename G::Violation> violation;
    typename G::State after; ///< the position were it so; as it lies there where it is illegal
    double probability = 0.0;
    bool fits = true; ///< nothing on the table contradicts it
    /// Where hands did what is no action of the game: what it was. Of a part of very many actions:
    /// what they all are.
    Message told{};
    std::optional<Player> by{}; ///< and whose they were
};

enum class Ruling {
    Undecided, ///< look once more
    Unchanged,
    Called,     ///< the first explanation
    Ask,        ///< the players say which; the likeliest is offered first
    Unfinished, ///< waited for
    Illegal,
    OutOfSync,
};

template <Game G>
struct Verdict {
    Ruling ruling = Ruling::Undecided;
    std::vector<Explanation<G>> explanations;    ///< the likeliest first
    std::vector<Difference> differences;         ///< from the record
    Message question = message("which was it?"); ///< where it is asked
};

struct RulingOptions {
    double certain = 0.999;    ///< enough at the first look
    double clear = 0.97;       ///< enough later
    int enoughLooks = 3;       ///< then it is asked
    double worthAsking = 0.02; ///< an explanation as probable is offered
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

/// From logarithms of weights to probabilities that sum to one.
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

/// What several looks contradict is out, where something else fits.
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

/// Which way the balance of all explanations comes down after so many looks at the table at rest.
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
    if (verdict.ruling == Ruling::Ask) { // what changes nothing is said by not answering
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
