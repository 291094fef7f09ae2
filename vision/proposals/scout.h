#pragma once

#include "vision/proposals/active_regions.h"

#include <opencv2/core.hpp>
#include <vector>

namespace umpire::proposals {

/// What the scout is shown is coarser than what the piece net is shown, so many times.
constexpr int kScoutCoarser = 2;

/// Where on the rectified table a piece may lie, found by a tiny net (vision/training/
/// train_scout.py): regions in `plane`'s pixels, corners and sizes multiples of 8, with a margin
/// that the piece net needs to see around each piece. `plane`: CV_8UC3 at 0.75 pixels a millimetre,
/// width and height multiples of 8. `known`: outlines in its pixels of what is known to be no piece
/// (the table's tags).
std::vector<ActiveRegion> scoutRegions(const cv::Mat& plane,
                                       const std::vector<std::vector<cv::Point>>& known = {});

} // namespace umpire::proposals
