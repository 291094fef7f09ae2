#pragma once

#include <array>
#include <opencv2/core.hpp>
#include <vector>

namespace umpire::proposals {

/// The vote of one cell at the place `at`: there is a stick with these ends, in either order. In
/// millimetres.
struct StickVote {
    cv::Point2d at;
    std::array<cv::Point2d, 2> ends;
    double weight = 0.0; ///< probability that there is a stick, from 0 to 1
};

/// A stick for which votes agree. `support` is the sum of the weights of its cells.
struct VotedStick {
    std::array<cv::Point2d, 2> ends;
    double support = 0.0;
};

/// Combines votes into sticks. Returns the sticks whose support is at least `leastSupport`,
/// approximately by decreasing support. The votes determine which cells belong together; the places
/// of these cells then determine the stick more precisely. The votes for an end scatter by 3 mm
/// along a match and by 1 mm across it, a line through 40 cells by 0.2 mm.
std::vector<VotedStick> gatherSticks(const std::vector<StickVote>& votes, double leastSupport);

} // namespace umpire::proposals
