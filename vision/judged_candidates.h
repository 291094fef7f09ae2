#pragma once

#include "vision/matches/match_judge.h"
#include "vision/observe_table.h"

#include <vector>

namespace umpire {

/// A line in a picture that the judge is asked about.
struct JudgedCandidate {
    Match match; ///< as fitted; its confidence is the fit's
    matches::JudgedCrop crop;
    double chance = 0.0; ///< that a match lies there, as the judge says, 0..1
};

/// What the judge is asked about in a look: each line that is proposed and fitted. Empty where no
/// tag gives the table's frame. `image`: as the camera gave it, CV_8UC3.
std::vector<JudgedCandidate> judgedCandidates(const cv::Mat& image, const TableView& view,
                                              const ObserveOptions& options = {});

} // namespace umpire
