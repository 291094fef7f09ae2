#pragma once

#include "vision/galleys/galley_box.h"
#include "vision/galleys/galley_profile.h"

#include <optional>

namespace umpire::galleys {

/// The result of the fit and its quality: see refineBox.
struct BoxFit {
    BoxPose pose;
    double headingSigma = 0;       ///< rad
    std::array<double, 4> clear{}; ///< by side, 0..1: clearness of the edge at the fitted place
    double residual = 0;           ///< mm: robust distance of the pieces from their edges' lines
    EdgePair ends;                 ///< placement of bow and stern
    EdgePair sides;                ///< placement of port and starboard
};

/// Refines a start accurate to 3 mm and 2 degrees. The heading comes from the colour step of each
/// piece of the top's four edges, the place from the profiles across opposite edges. None if the
/// picture shows too little of the edges.
std::optional<BoxFit> refineBox(const cv::Mat& image, const TableView& view, const BoxPose& start,
                                const PieceSizes& sizes);

} // namespace umpire::galleys
