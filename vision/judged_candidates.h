#pragma once

#include "vision/matches/match_judge.h"
#include "vision/observe_table.h"

#include <vector>

namespace umpire {

/// A line in a picture that the judge classifies.
struct JudgedCandidate {
    Match match; ///< the fitted match, with the confidence of the fit
    matches::JudgedCrop crop;
    double chance = 0.0; ///< the judge's probability that a match lies there, 0..1
};

/// Lists the judge's candidates in a look: each line that is proposed and fitted. Empty if no tag
/// gives the table's frame. `image`: unmodified from the camera, CV_8UC3.
std::vector<JudgedCandidate> judgedCandidates(const cv::Mat& image, const TableView& view,
                                              const ObserveOptions& options = {});

} // namespace umpire
