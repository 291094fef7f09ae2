#pragma once

#include "vision/proposals/active_regions.h"

#include <opencv2/core.hpp>
#include <vector>

namespace umpire::proposals {

/// Factor by which the resolution of the scout's input is lower than that of the piece network's
/// input.
constexpr int kScoutCoarser = 2;

/// Finds the regions of the rectified table that may contain pieces, by a tiny network
/// (vision/training/train_scout.py). The regions are in pixels of `plane`, with corners and sizes
/// that are multiples of 8, and include the margin that the piece network needs. `plane`: CV_8UC3,
/// 0.75 pixels per mm, width and height multiples of 8. `known`: outlines, in pixels of `plane`, of
/// things that are no pieces (the table's tags).
std::vector<ActiveRegion> scoutRegions(const cv::Mat& plane,
                                       const std::vector<std::vector<cv::Point>>& known = {});

} // namespace umpire::proposals
