#pragma once

#include <array>
#include <opencv2/core.hpp>
#include <vector>

namespace umpire::proposals {

/// One cell's opinion: a stick lies over `at` and has these ends, in either order. Millimetres.
struct StickVote {
    cv::Point2d at;
    std::array<cv::Point2d, 2> ends;
    double weight = 0.0; ///< the chance that there is a stick at all, 0..1
};

/// A stick that votes agree on. `support`: the sum of the weights of the cells that make it up.
struct VotedStick {
    std::array<cv::Point2d, 2> ends;
    double support = 0.0;
};

/// Sticks in the order of their support, none below `leastSupport` cells. The votes say which cells
/// belong together; where the cells lie then says where the stick lies, which is the more exact:
/// the votes for an end scatter by 3 mm along a match and 1 mm across, a line through 40 cells by
/// 0.2 mm.
std::vector<VotedStick> gatherSticks(const std::vector<StickVote>& votes, double leastSupport);

} // namespace umpire::proposals
