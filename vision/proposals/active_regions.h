#pragma once

#include <opencv2/core.hpp>
#include <vector>

namespace umpire::proposals {

/// A rectangle whose cells are used, and the larger rectangle that the network sees, so that
/// objects across the border are complete.
struct ActiveRegion {
    cv::Rect own;
    cv::Rect shown;
};

/// Covers the nonzero squares of `active` (CV_8U) with rectangles that contain few other squares.
/// The bounding rectangle is cut in two repeatedly, as long as that reduces the shown area. The
/// `own` rectangles do not overlap. `context`: number of squares that are shown beyond a border
/// across active squares. `overhead`: number of squares that each additional region must save.
std::vector<ActiveRegion> coverActive(const cv::Mat& active, int context, int overhead);

} // namespace umpire::proposals
