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
