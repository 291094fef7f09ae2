#pragma once

#include "calibration/view/table_view.h"

/// The board's plane at a finer resolution than its labels, because at 32 pixels per cell the rims
/// between stones vanish (12 rendered boards, tilt over 15 degrees: 0.79 of the heights were right
/// there).
namespace umpire::stones {

/// Pixels of the finer plane per pixel of the labels', along a side.
inline constexpr int kFinerPlane = 2;

/// Returns the labels' grid at the finer resolution.
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
