#pragma once

#include <array>
#include <opencv2/core.hpp>
#include <vector>

namespace umpire::proposals {

/// One cell's vote: a stick covers `at` and has these ends, in either order. In millimetres.
struct StickVote {
    cv::Point2d at;
    std::array<cv::Point2d, 2> ends;
    double weight = 0.0; ///< probability that there is a stick, 0..1
};

/// A stick on which votes agree. `support`: sum of the weights of its cells.
struct VotedStick {
    std::array<cv::Point2d, 2> ends;
    double support = 0.0;
};

/// Gathers sticks, sorted by support, with at least `leastSupport` cells. The votes determine which
/// cells belong together; the cells' places then determine the stick more precisely: the votes for
/// an end scatter by 3 mm along a match and 1 mm across, a line through 40 cells by
/// 0.2 mm.
std::vector<VotedStick> gatherSticks(const std::vector<StickVote>& votes, double leastSupport);

} // namespace umpire::proposals
