#pragma once

#include <opencv2/core.hpp>
#include <vector>

namespace umpire::proposals {

/// A rectangle to be examined, and the larger rectangle given to the network, so that objects
/// across its border are complete.
struct ActiveRegion {
    cv::Rect own;
    cv::Rect shown;
};

/// Covers the nonzero part of `active` (CV_8U) by rectangles with little else. Repeatedly cuts the
/// bounding rectangle in two while that reduces the shown area. No two `own` overlap. `context`:
/// number of squares shown beyond a border across active squares. `overhead`: number of squares
/// that an additional region must save.
std::vector<ActiveRegion> coverActive(const cv::Mat& active, int context, int overhead);

} // namespace umpire::proposals
