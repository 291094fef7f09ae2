#include "vision/judged_candidates.h"

#include "vision/matches/match_fit.h"
#include "vision/matches/painted_sticks.h"
#include "vision/picture/colour_balance.h"

#include <algorithm>

namespace umpire {
namespace {

using matches::FittedMatch;
using proposals::StickHypothesis;

/// Players point at the ends of a match; the fit looks 3.5 mm around.
constexpr Millimetres kSameEnd = 3_mm;
/// What the fit is told of a match that only players saw: as of one that its head gave away.
constexpr double kTold = 0.5;

bool isSame(const Match& a, const Match& b) {
    return std::max(distance(a.tail, b.tail), distance(a.head, b.head)) < kSameEnd ||
           std::max(distance(a.tail, b.head), distance(a.head, b.tail)) < kSameEnd;
}

StickHypothesis told(const Match& match) {
    return {StickHypothesis::Kind::Match,
            match.tail,
            match.head,
            kTold,
            match.headed == Headed::No ? 0.0 : proposals::kWholeHeadCells,
            match.headed == Headed::Yes ? kTold + kTold / 2 : kTold};
}

/// The lying match `index`, measured beside the others.
std::optional<FittedMatch> fittedWhereTold(const cv::Mat& image, const TableView& view,
                                           std::span<const Match> lying, std::size_t index) {
    std::vector<StickHypothesis> others;
    for (std::size_t k = 0; k < lying.size(); ++k) {
        if (k != index) {
            others.push_back(told(lying[k]));
        }
    }
    const std::vector<StickHypothesis> one{told(lying[index])};
    const auto fit = matches::fitBeside(image, view, {one, others}, PieceSizes{}).front();
    return fit ? std::optional(FittedMatch{*fit, one.front()}) : std::nullopt;
}

} // namespace

std::vector<JudgedCandidate> judgedCandidates(const cv::Mat& image, const TableView& view,
                                              std::span<const Match> lying,
                                              const ObserveOptions& options) {
    if (!isInTablesFrame(view.registration)) {
        return {};
    }
    const cv::Mat balanced = picture::balanced(image, view);
    const matches::KnownLook look(options.sizes, options.learned ? &*options.learned : nullptr);
    const auto pieces = matches::proposeWithPainted(balanced, view);
    auto fitted = matches::fitProposals(
        balanced, view, proposals::sticksOf(pieces, StickHypothesis::Kind::Match), look);
    for (std::size_t k = 0; k < lying.size(); ++k) {
        const auto same = [&](const FittedMatch& each) { return isSame(each.match, lying[k]); };
        if (std::ranges::none_of(fitted, same)) {
            if (const auto more = fittedWhereTold(balanced, view, lying, k)) {
                fitted.push_back(*more);
            }
        }
    }
    const auto judgements = matches::judgeMatches(balanced, view, fitted, look);
    std::vector<JudgedCandidate> candidates;
    for (std::size_t k = 0; k < fitted.size(); ++k) {
        const Match& match = fitted[k].match;
        candidates.push_back(
            {match,
             {matches::judgePicture(balanced, view, match, options.sizes.matchLength),
              match.confidence, fitted[k].proposal.score},
             judgements[k].match});
    }
    return candidates;
}

} // namespace umpire
