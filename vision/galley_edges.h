#pragma once

#include "vision/galley_box.h"
#include "vision/galley_profile.h"

#include <optional>

namespace umpire {

/// What the fit found and how well: see refineBox.
struct BoxFit {
    BoxPose pose;
    cv::Matx33d covariance;          ///< of centre x, y (mm) and heading (rad)
    std::array<double, 4> support{}; ///< by side, 0..1: pieces that agree with the edge
    double residual = 0;             ///< mm, robust
    EdgePair ends;                   ///< how bow and stern were placed
    EdgePair sides;                  ///< and port and starboard
};

/// Fine, from a start good to 3 mm and 2 degrees: heading from where each piece of the four edges
/// of the top has its own colour step, place from the profiles across opposite edges. None where
/// too little of the edges is in the picture.
std::optional<BoxFit> refineBox(const cv::Mat& image, const TableView& view, const BoxPose& start,
                                const PieceSizes& sizes);

} // namespace umpire
