#pragma once

#include "vision/galleys/galley_box.h"
#include "vision/galleys/galley_profile.h"

#include <optional>

namespace umpire::galleys {

/// What the fit found and how well: see refineBox.
struct BoxFit {
    BoxPose pose;
    double headingSigma = 0;       ///< rad
    std::array<double, 4> clear{}; ///< by side, 0..1: clearness of the edge where the fit puts it
    double residual = 0;           ///< mm, of the pieces from their edges' lines, robust
    EdgePair ends;                 ///< how bow and stern were placed
    EdgePair sides;                ///< and port and starboard
};

/// Fine, from a start good to 3 mm and 2 degrees: heading from where each piece of the four edges
/// of the top has its own colour step, place from the profiles across opposite edges. None where
/// too little of the edges is in the picture.
std::optional<BoxFit> refineBox(const cv::Mat& image, const TableView& view, const BoxPose& start,
                                const PieceSizes& sizes);

} // namespace umpire::galleys
