#pragma once

#include "app/record/events/event.h"
#include "rules/game.h"

#include <algorithm>
#include <cmath>

/// Possible explanations of what a look at the table shows, with their probabilities.
namespace umpire::referee {

enum class Happening {
    Nothing,    ///< the table matches the record
    Actions,    ///< one action, or several if the players were quick
    Unfinished, ///< a part of an action; `actions` are its possible completions
    Illegal,    ///< an action that `validate` refuses
};

template <Game G>
struct Explanation {
    Happening happening = Happening::Nothing;
    std::vector<typename G::Action> actions; ///< in order of play
    std::optional<typename G::Violation> violation;
    /// The position after the actions. For an illegal action, the position on the table.
    typename G::State after;
    double probability = 0.0;
    bool fits = true; ///< false if a piece on the table contradicts the explanation
    /// Text for people, for a change that is no action of the game, or for a long list of possible
    /// actions. Empty: the notation of `actions` is used.
    Message told{};
    std::optional<Player> by{}; ///< player who acted; none: the actions determine the player
};

enum class Ruling {
    Undecided, ///< another look is needed
    Unchanged,
    Called,     ///< the umpire announces the most probable explanation
    Ask,        ///< the players choose an explanation
    Unfinished, ///< the umpire waits for the rest of an action
    Illegal,
    OutOfSync,
};

template <Game G>
struct Verdict {
    Ruling ruling = Ruling::Undecided;
    std::vector<Explanation<G>> explanations;    ///< the most probable first
    std::vector<Difference> differences;         ///< differences between table and record
    Message question = message("which was it?"); ///< the question to the players, for Ruling::Ask
};

struct RulingOptions {
    double certain = 0.999;    ///< minimum probability for a ruling at the first look
    double clear = 0.97;       ///< minimum probability for a ruling at a later look
    int enoughLooks = 3;       ///< number of looks after which an uncertain ruling is made
    double worthAsking = 0.02; ///< minimum probability of an explanation that players may choose
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

/// Replaces `probability`, which holds the natural logarithm of a weight, by probabilities whose
/// sum is 1.
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

/// If any explanation fits, removes all explanations that do not fit, and scales the probabilities
/// of the others to the sum 1.
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

/// Returns the ruling and the most probable explanations. `looks`: number of looks at the table
/// since it came to rest.
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
    // `Nothing` is not offered, because players can leave the question open instead
    if (verdict.ruling == Ruling::Ask) {
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
