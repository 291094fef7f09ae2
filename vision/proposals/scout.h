#pragma once

#include "vision/proposals/active_regions.h"

#include <opencv2/core.hpp>
#include <vector>

namespace umpire::proposals {

/// Factor by which the scout's input is coarser than the piece network's.
constexpr int kScoutCoarser = 2;

/// Finds regions of the rectified table that may contain pieces, by a tiny network
/// (vision/training/ train_scout.py). Regions are in `plane`'s pixels, with corners and sizes
/// multiples of 8, and with the margin that the piece network needs. `plane`: CV_8UC3 at 0.75
/// pixels per mm, width and height multiples of 8. `known`: outlines in its pixels of things that
/// are no pieces (the table's tags).
std::vector<ActiveRegion> scoutRegions(const cv::Mat& plane,
                                       const std::vector<std::vector<cv::Point>>& known = {});

} // namespace umpire::proposals
