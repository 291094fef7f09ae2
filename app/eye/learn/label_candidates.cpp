#include "app/eye/learn/label_candidates.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace umpire::learn {
namespace {

// Limits in mm. They are those of the judge's training (vision/training/judge_samples.py), enlarged
// by the errors of the players' pointing and of the program's measurements. A candidate is true if
// it is nearer to a match than the first two limits, across and along the match at the worse end. A
// candidate is false if it is farther than one of the last two limits.
constexpr double kTrueAcross = 1.5;
constexpr double kTrueAlong = 3.0;
// A candidate farther across than kRivalFrom, and by kRivalBy farther than the best candidate for
// the match, is false too: it is a second detection of the same match.
constexpr double kRivalFrom = 1.2;
constexpr double kRivalBy = 0.7;
constexpr double kFalseAcross = 2.2;
constexpr double kFalseAlong = 7.0;
/// Width of the strip around a box in which a match is taken for an oar or mast, in mm. Oars and
/// masts touch the box, or in the picture its raised top.
constexpr double kAroundBox = 10.0;
constexpr PieceSizes kSizes;
/// Maximum number of false samples of a picture: kFewestNones, and kNonesForEach for each match.
constexpr std::size_t kNonesForEach = 2;
constexpr std::size_t kFewestNones = 6;

/// The distances between a candidate's line and a match, across and along the match, in mm at the
/// worse end. `isTurned` is true if head and tail are exchanged.
struct Misfit {
    double across = 0.0;
    double along = 0.0;
    bool isTurned = false;
};

Misfit misfitOf(const Match& fit, const Match& truth) {
    const double size = std::max(1e-6, distance(truth.tail, truth.head).value());
    const TablePoint axis = (truth.head - truth.tail) * (1.0 / size);
    const bool isTurned = dot(fit.head - fit.tail, axis) < 0;
    const TablePoint tail = (isTurned ? fit.head : fit.tail) - truth.tail;
    const TablePoint head = (isTurned ? fit.tail : fit.head) - truth.head;
    return {std::max(std::abs(cross(axis, tail)), std::abs(cross(axis, head))),
            std::max(std::abs(dot(axis, tail)), std::abs(dot(axis, head))), isTurned};
}

bool isOn(const Misfit& misfit) {
    return misfit.across < kTrueAcross && misfit.along < kTrueAlong;
}

bool isOff(const Misfit& misfit) {
    return misfit.across > kFalseAcross || misfit.along > kFalseAlong;
}

HeadPlace headOf(const Match& truth, const Misfit& misfit) {
    switch (truth.headed) {
    case Headed::Yes:
        return misfit.isTurned ? HeadPlace::AtTail : HeadPlace::AtHead;
    case Headed::No:
        return HeadPlace::None;
    case Headed::Unknown:
        break;
    }
    return HeadPlace::Unknown;
}

bool isOverBox(TablePoint p, const Galley& galley) {
    const TablePoint bow = along(galley.heading, 1_mm);
    const TablePoint from = p - galley.center;
    return std::abs(dot(bow, from)) < kSizes.boxLength.value() / 2 + kAroundBox &&
           std::abs(cross(bow, from)) < kSizes.boxWidth.value() / 2 + kAroundBox;
}

/// Tells whether the match may be an oar or a mast, because it touches a galley.
bool touchesGalley(const Match& match, std::span<const Galley> galleys) {
    return std::ranges::any_of(galleys, [&](const Galley& galley) {
        return std::ranges::any_of(std::array{0.0, 0.25, 0.5, 0.75, 1.0}, [&](double share) {
            return isOverBox(match.tail + (match.head - match.tail) * share, galley);
        });
    });
}

/// Returns for each match the distance across, in mm, of the candidate that is closest to it.
std::vector<double> bestAcross(const std::vector<JudgedCandidate>& candidates,
                               std::span<const Match> truth) {
    std::vector<double> best(truth.size(), HUGE_VAL);
    for (const JudgedCandidate& candidate : candidates) {
        for (std::size_t k = 0; k < truth.size(); ++k) {
            const Misfit misfit = misfitOf(candidate.match, truth[k]);
            if (misfit.along < kTrueAlong) {
                best[k] = std::min(best[k], misfit.across);
            }
        }
    }
    return best;
}

std::optional<Sample> sampleOf(const JudgedCandidate& candidate, const TrueTable& truth,
                               const std::vector<double>& best) {
    bool isOffAll = true;
    for (std::size_t k = 0; k < truth.matches.size(); ++k) {
        const Misfit misfit = misfitOf(candidate.match, truth.matches[k]);
        if (isOn(misfit) && misfit.across <= best[k] + kRivalBy) {
            return Sample{candidate.crop, true, headOf(truth.matches[k], misfit)};
        }
        const bool isWorse = misfit.across > kRivalFrom && misfit.across > best[k] + kRivalBy;
        isOffAll = isOffAll && (isOff(misfit) || isWorse);
    }
    if (!isOffAll || touchesGalley(candidate.match, truth.galleys)) {
        return std::nullopt;
    }
    return Sample{candidate.crop, false, HeadPlace::Unknown};
}

} // namespace

std::vector<Sample> labelled(std::vector<JudgedCandidate> candidates, const TrueTable& truth) {
    // Takes the candidates with the highest probability first, because the judge learns most from
    // false candidates that it takes for matches.
    std::ranges::stable_sort(candidates, std::ranges::greater{}, &JudgedCandidate::chance);
    const std::vector<double> best = bestAcross(candidates, truth.matches);
    const std::size_t mostNones = kFewestNones + kNonesForEach * truth.matches.size();
    std::size_t nones = 0;
    std::vector<Sample> samples;
    for (const JudgedCandidate& candidate : candidates) {
        const auto sample = sampleOf(candidate, truth, best);
        if (sample && (sample->isMatch || nones < mostNones)) {
            nones += sample->isMatch ? 0 : 1;
            samples.push_back(*sample);
        }
    }
    return samples;
}

} // namespace umpire::learn
