#pragma once

#include "calibration/view/table_view.h"

/// The board's plane finer than its labels: at 32 pixels a cell the rims between stones are lost
/// (12 rendered boards, tilt over 15 degrees: 0.79 of the heights were right with them).
namespace umpire::stones {

/// Pixels of the finer plane in one of the labels'.
inline constexpr int kFinerPlane = 2;

/// The labels' grid of `grid` finer.
inline RectifiedGrid finerGrid(const RectifiedGrid& grid) {
    constexpr double kOff = 0.5 - 0.5 / kFinerPlane; // pixel centres are at integers
    return {grid.tableAt(-kOff, grid.size.height - 1 + kOff), grid.pixelsPerMm * kFinerPlane,
            grid.size * kFinerPlane, grid.height};
}

/// A place on the labels' grid, on the finer plane.
inline cv::Point2d onFinerPlane(const cv::Point2d& at) {
    return (at + cv::Point2d(0.5, 0.5)) * kFinerPlane - cv::Point2d(0.5, 0.5);
}

} // namespace umpire::stones
