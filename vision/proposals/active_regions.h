#pragma once

#include <opencv2/core.hpp>
#include <vector>

namespace umpire::proposals {

/// A rectangle to be looked at, and what is shown with it so that what crosses its border is seen
/// whole.
struct ActiveRegion {
    cv::Rect own;
    cv::Rect shown;
};

/// Rectangles that cover what is not 0 in `active` (CV_8U) with little besides: the bounding
/// rectangle is cut in two, again and again, as long as less is to be shown after the cut. No two
/// `own` overlap. `context`: so many squares are shown beyond a border that runs through what is
/// active; `overhead`: squares that another region must save to be worth it.
std::vector<ActiveRegion> coverActive(const cv::Mat& active, int context, int overhead);

} // namespace umpire::proposals
