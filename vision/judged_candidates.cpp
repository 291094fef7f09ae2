#include "vision/judged_candidates.h"

#include "vision/matches/painted_sticks.h"
#include "vision/picture/colour_balance.h"

namespace umpire {

std::vector<JudgedCandidate> judgedCandidates(const cv::Mat& image, const TableView& view,
                                              const ObserveOptions& options) {
    if (!isInTablesFrame(view.registration)) {
        return {};
    }
    const cv::Mat balanced = picture::balanced(image, view);
    const matches::KnownLook look(options.sizes, options.learned ? &*options.learned : nullptr);
    const auto pieces = matches::proposeWithPainted(balanced, view);
    const auto fitted = matches::fitProposals(
        balanced, view, proposals::sticksOf(pieces, proposals::StickHypothesis::Kind::Match), look);
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
