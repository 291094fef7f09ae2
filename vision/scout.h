#pragma once

#include <opencv2/core.hpp>
#include <vector>

namespace umpire {

/// Where on the rectified table a piece may lie, found by a tiny net on the table at half the
/// resolution (vision/training/train_scout.py): rectangles in `plane`'s pixels that do not overlap,
/// corners and sizes multiples of 16, with a margin that the piece net needs to see around each
/// piece. `plane`: CV_8UC3 at 1.5 pixels a millimetre, width and height multiples of 16. `known`:
/// outlines in its pixels of what is known to be no piece (the table's tags).
std::vector<cv::Rect> scoutRegions(const cv::Mat& plane,
                                   const std::vector<std::vector<cv::Point>>& known = {});

} // namespace umpire
