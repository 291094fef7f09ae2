#pragma once

#include "calibration/view/table_view.h"

/// The board's plane at a higher resolution than its labels, because with 32 pixels per cell the
/// rims between stones disappear (12 rendered boards, tilted by more than 15 degrees: only 0.79 of
/// the heights were right).
namespace umpire::stones {

/// Number of pixels of the finer plane for each pixel of the labels' grid, along a side.
inline constexpr int kFinerPlane = 2;

/// Returns the labels' grid at the higher resolution.
inline RectifiedGrid finerGrid(const RectifiedGrid& grid) {
    constexpr double kOff = 0.5 - 0.5 / kFinerPlane; // pixel centres are at integers
    return {grid.tableAt(-kOff, grid.size.height - 1 + kOff), grid.pixelsPerMm * kFinerPlane,
            grid.size * kFinerPlane, grid.height};
}

/// Converts a place on the labels' grid to the finer plane.
inline cv::Point2d onFinerPlane(const cv::Point2d& at) {
    return (at + cv::Point2d(0.5, 0.5)) * kFinerPlane - cv::Point2d(0.5, 0.5);
}

} // namespace umpire::stones
