#include "vision/matches/find_matches.h"

#include "vision/matches/column_slots.h"
#include "vision/matches/match_fit.h"
#include "vision/matches/match_judge.h"
#include "vision/matches/match_select.h"
#include "vision/matches/options.h"
#include "vision/matches/stray_heads.h"
#include "vision/matches/touching_sticks.h"
#include "vision/picture/change_detection.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <optional>
#include <span>
#include <utility>

namespace umpire::matches {

using proposals::StickHypothesis;

namespace {

/// The examined picture, with its view and what is known about the look of the matches.
struct Picture {
    const cv::Mat& image;
    const TableView& view;
    KnownLook look;
};

void turnAround(Match& match) {
    std::swap(match.tail, match.head);
    std::swap(match.tailInImage, match.headInImage);
    std::swap(match.sigmaTail, match.sigmaHead);
}

void decideHead(const Registration& registration, const FittedMatch& fitted,
                const Judgement& judgement, Match& match) {
    match.headlessChance = judgement.headless;
    if (judgement.swapped >= kOptions.overrulesFit) {
        turnAround(match);
    }
    if (std::abs(judgement.headless - 0.5) >= kOptions.overrulesFit - 0.5) {
        match.headed = headedIf(judgement.headless < 0.5);
    }
    if (!isInTablesFrame(registration)) { // without tags the stick may be of any kind
        const bool hasNone = match.headed == Headed::No && !isScaledBySticks(registration);
        match.headed = isHeadSeen(fitted, judgement) ? Headed::Yes
                       : hasNone                     ? Headed::No
                                                     : Headed::Unknown;
    }
}

/// Returns the factor by which the judge's probability is reduced if the fit is bad.
double fitFactor(const Match& fit) {
    return 1 - kOptions.fitShare + kOptions.fitShare * fit.confidence;
}

/// Returns the fitted matches with the judge's probabilities. The judge is trained on matches of
/// one length at one scale. So if sticks gave the scale, the judge decides only about heads, and
/// the scores of the network and of the fit decide together whether a stick counts.
std::vector<Match> judged(const Picture& picture, const std::vector<FittedMatch>& fitted) {
    const Registration& registration = picture.view.registration;
    const bool bySticks = isScaledBySticks(registration);
    std::vector<Match> matches;
    const auto judgements = judgeMatches(picture.image, picture.view, fitted, picture.look);
    for (std::size_t k = 0; k < fitted.size(); ++k) {
        Match match = fitted[k].match;
        if (bySticks && fitted[k].proposal.score + match.confidence < kOptions.minBelief) {
            continue;
        }
        if (!bySticks) {
            match.confidence = judgements[k].match * fitFactor(match);
        }
        decideHead(registration, fitted[k], judgements[k], match);
        matches.push_back(match);
    }
    return matches;
}

/// Fits each hypothesis separately, beside the matches that were found. Returns the successful fits
/// in the order of `sticks`.
std::vector<FittedMatch> fittedBeside(const Picture& picture,
                                      std::span<const StickHypothesis> sticks,
                                      std::span<const Match> found) {
    std::vector<StickHypothesis> accepted;
    std::ranges::transform(found, std::back_inserter(accepted), acceptedStick);
    const auto fits = fitBeside(picture.image, picture.view, {sticks, accepted}, picture.look);
    std::vector<FittedMatch> fitted;
    for (std::size_t k = 0; k < sticks.size(); ++k) {
        if (fits[k]) {
            fitted.push_back({*fits[k], sticks[k]});
        }
    }
    return fitted;
}

/// Returns the most probable match among the hypotheses `atHead`, which have the same head. Each is
/// fitted beside the matches found so far. Returns none if no hypothesis is probable enough.
std::optional<Match> likeliest(const Picture& picture, std::span<const StickHypothesis> atHead,
                               std::span<const Match> found) {
    const std::vector<FittedMatch> fitted = fittedBeside(picture, atHead, found);
    const std::vector<Match> matches = judged(picture, fitted);
    const auto chance = [&](std::size_t k) {
        return matches[k].confidence /
               // without the fit's factor, because the sticks differ
               fitFactor(fitted[k].match);
    };
    std::size_t best = 0;
    for (std::size_t k = 1; k < matches.size(); ++k) {
        if (chance(k) > chance(best)) {
            best = k;
        }
    }
    if (matches.empty() || matches[best].confidence < SelectOptions{}.leastConfidence) {
        return std::nullopt;
    }
    return matches[best];
}

/// Finds matches at visible heads that belong to no accepted match. Returns an empty list if sticks
/// gave the scale.
std::vector<Match> overlooked(const Picture& picture, const MatchSearch& search,
                              std::span<const Match> accepted) {
    if (isScaledBySticks(picture.view.registration)) {
        return {};
    }
    return matchesAtStrayHeads(
        picture.view, {accepted, search.galleys, picture.look.sizes, search.plane},
        [&](auto atHead, auto found) { return likeliest(picture, atHead, found); });
}

/// Finds matches in the free slots of columns. The confidence combines the prior probability of the
/// slot with the judge's probability.
std::vector<Match> inFreeSlots(const Picture& picture, std::span<const Match> found) {
    if (!isInTablesFrame(picture.view.registration)) {
        return {};
    }
    const std::vector<FittedMatch> fitted =
        fittedBeside(picture, freeSlots(found, picture.look.sizes), found);
    std::vector<Match> matches = judged(picture, fitted);
    for (std::size_t k = 0; k < matches.size(); ++k) {
        const double looks = matches[k].confidence;
        const double slot = fitted[k].proposal.score;
        matches[k].confidence = looks * slot / (looks * slot + (1 - looks) * (1 - slot));
    }
    return matches;
}

/// Finds orders in columns that the network did not propose. Later rounds continue from the orders
/// that were found.
std::vector<Match> overlookedOrders(const Picture& picture, std::vector<Match> accepted) {
    std::vector<Match> more;
    for (int round = 0; round < kOptions.slotRounds; ++round) {
        std::vector<Match> found = inFreeSlots(picture, accepted);
        std::erase_if(found, [](const Match& match) {
            return match.confidence < SelectOptions{}.leastConfidence;
        });
        if (found.empty()) {
            break;
        }
        more.insert(more.end(), found.begin(), found.end());
        accepted.insert(accepted.end(), found.begin(), found.end());
    }
    return more;
}

/// Measures the accepted matches again. Only accepted matches hide parts of their neighbours now.
/// Which end is the head is not decided again.
std::vector<Match> measuredAgain(const Picture& picture, const std::vector<Match>& accepted) {
    std::vector<StickHypothesis> sticks;
    for (const Match& match : accepted) {
        sticks.push_back(acceptedStick(match));
    }
    const auto fits = refitMatches(picture.image, picture.view, sticks, picture.look);
    std::vector<Match> matches = accepted;
    for (std::size_t k = 0; k < fits.size(); ++k) {
        if (!fits[k]) {
            continue;
        }
        Match again = *fits[k];
        if (dot(again.head - again.tail, matches[k].head - matches[k].tail) < 0) {
            turnAround(again);
        }
        again.headed = matches[k].headed;
        again.headlessChance = matches[k].headlessChance;
        again.confidence = matches[k].confidence;
        matches[k] = again;
    }
    return matches;
}

bool hasMoved(const Match& before, const Match& now) {
    return std::max(distance(before.tail, now.tail), distance(before.head, now.head)) >
           kOptions.moved;
}

/// Judges the heads again of the matches whose ends have moved since they were judged.
void judgeHeads(const Picture& picture, std::span<const Match> before,
                std::vector<Match>& matches) {
    if (isScaledBySticks(picture.view.registration)) {
        return;
    }
    std::vector<FittedMatch> fitted;
    std::vector<std::size_t> asked;
    for (std::size_t k = 0; k < matches.size(); ++k) {
        if (hasMoved(before[k], matches[k])) {
            fitted.push_back({matches[k], acceptedStick(matches[k])});
            asked.push_back(k);
        }
    }
    const auto judgements = judgeMatches(picture.image, picture.view, fitted, picture.look);
    for (std::size_t k = 0; k < asked.size(); ++k) {
        decideHead(picture.view.registration, fitted[k], judgements[k], matches[asked[k]]);
    }
}

/// Returns the certain matches and other possible matches, sorted by decreasing confidence. The
/// others are the rest of `found`, matches in free slots, and the further proposals.
std::vector<Match> candidatesBeside(const Picture& picture, const MatchSearch& search,
                                    const std::vector<Match>& found) {
    std::vector<Match> sure;
    std::vector<Match> others;
    for (const Match& match : found) {
        (match.confidence >= kOptions.sureOfCount ? sure : others).push_back(match);
    }
    std::ranges::copy(inFreeSlots(picture, found), std::back_inserter(others));
    const auto further = judged(picture, fittedBeside(picture, search.further, sure));
    others.insert(others.end(), further.begin(), further.end());
    others = selectMatches(
        others, search.galleys, picture.view,
        {.sizes = search.sizes, .leastConfidence = kOptions.leastOfCount, .lying = sure});
    sure.insert(sure.end(), others.begin(), others.end());
    std::ranges::stable_sort(sure, std::ranges::greater{}, &Match::confidence);
    return sure;
}

bool isAmong(const Match& match, std::span<const Match> found) {
    return std::ranges::any_of(found, [&](const Match& other) {
        return other.tail == match.tail && other.head == match.head;
    });
}

/// Returns all matches in `found`, and the candidates that are probable, given that the number of
/// matches is `search.expected`.
std::vector<Match> counted(const Picture& picture, const MatchSearch& search,
                           const std::vector<Match>& found) {
    const std::vector<Match> candidates = candidatesBeside(picture, search, found);
    std::vector<double> chances;
    std::ranges::transform(candidates, std::back_inserter(chances), &Match::confidence);
    const std::vector<double> given = chancesGivenCount(chances, *search.expected);
    std::vector<Match> matches;
    for (std::size_t k = 0; k < candidates.size(); ++k) {
        if (given[k] >= SelectOptions{}.leastConfidence || isAmong(candidates[k], found)) {
            matches.push_back(candidates[k]);
            matches.back().confidence = given[k];
        }
    }
    return matches;
}

/// Sets `tossed` for the matches that fell after the earlier picture.
void markTossed(const Frame& frame, const TableView& view, std::vector<Match>& matches) {
    const picture::PictureChange change(*frame.before, frame.image, view);
    for (Match& match : matches) {
        match.tossed = change.changeAlong(match.tail, match.head) >= kOptions.tossedChange;
    }
}

/// The probability of each number of true candidates.
using Numbers = std::vector<double>;

/// Computes these probabilities without the candidate `leftOut`. An index that does not exist
/// leaves out none.
Numbers numbersOf(std::span<const double> chances, std::size_t leftOut) {
    Numbers numbers{1.0};
    for (std::size_t k = 0; k < chances.size(); ++k) {
        if (k == leftOut) {
            continue;
        }
        numbers.push_back(0.0);
        for (std::size_t n = numbers.size() - 1; n > 0; --n) {
            numbers[n] = numbers[n] * (1 - chances[k]) + numbers[n - 1] * chances[k];
        }
        numbers[0] *= 1 - chances[k];
    }
    return numbers;
}

/// Returns the relative probability that the true candidates and the things without a candidate are
/// `count` together.
double fitting(const Numbers& numbers, int count) {
    double sum = 0.0;
    for (int n = 0; n <= count && std::size_t(n) < numbers.size(); ++n) {
        sum += numbers[std::size_t(n)] * std::pow(kOptions.overlookedOdds, count - n);
    }
    return sum;
}

} // namespace

std::vector<Match> findMatches(const Frame& frame, const TableView& view,
                               const MatchSearch& search) {
    const Picture picture{frame.image, view, {search.sizes, search.learned}};
    // The learned look comes from lines that the network proposed. Other lines are judged by the
    // shipped layer.
    const Picture asShipped{frame.image, view, search.sizes};
    std::vector<Match> all =
        judged(picture, fitProposals(frame.image, view, search.proposed, picture.look));
    const SelectOptions selection{.sizes = withOwnWidth(frame.image, view, search.sizes, all)};
    std::vector<Match> accepted = selectMatches(all, search.galleys, view, selection);
    const auto takeIn = [&](const std::vector<Match>& more) {
        if (!more.empty()) {
            all.insert(all.end(), more.begin(), more.end());
            accepted = selectMatches(all, search.galleys, view, selection);
        }
    };
    takeIn(overlooked(asShipped, search, accepted));
    takeIn(overlookedOrders(asShipped, accepted));
    std::vector<Match> matches = accepted;
    for (int round = 0; round < kOptions.roundsAgain; ++round) {
        matches = measuredAgain(picture, matches);
    }
    if (isScaledBySticks(view.registration)) {
        matches = selectMatches(matches, search.galleys, view, selection);
        matches = withTouching({frame.image, view, search.galleys, selection.sizes}, matches);
    }
    judgeHeads(picture, accepted, matches);
    if (search.expected && !isScaledBySticks(view.registration)) {
        matches = counted(asShipped, search, matches);
    }
    if (frame.before) {
        markTossed(frame, view, matches);
    }
    return matches;
}

std::vector<double> chancesGivenCount(std::span<const double> chances, int count) {
    std::vector<double> bounded(chances.begin(), chances.end());
    for (double& chance : bounded) {
        chance = std::clamp(chance, 0.0, kOptions.surestOfCount);
    }
    const double all = fitting(numbersOf(bounded, bounded.size()), count);
    std::vector<double> given(chances.begin(), chances.end());
    for (std::size_t k = 0; k < given.size() && all > 0.0; ++k) {
        given[k] = bounded[k] * fitting(numbersOf(bounded, k), count - 1) / all;
    }
    return given;
}

} // namespace umpire::matches
