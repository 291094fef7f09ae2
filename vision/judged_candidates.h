#pragma once

#include "vision/matches/match_judge.h"
#include "vision/observe_table.h"

#include <vector>

namespace umpire {

/// A line in a picture, with the judgement of the network that decides whether it is a match.
struct JudgedCandidate {
    Match match; ///< the fitted match, with the confidence of the fit
    matches::JudgedCrop crop;
    double chance = 0.0; ///< the network's probability that the line is a match, from 0 to 1
};

/// Returns every line that was proposed and fitted as a match, with its judgement. Empty if the
/// view is not in the table's frame. `image`: CV_8UC3, unmodified from the camera.
std::vector<JudgedCandidate> judgedCandidates(const cv::Mat& image, const TableView& view,
                                              const ObserveOptions& options = {});

} // namespace umpire
