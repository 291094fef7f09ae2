#pragma once

#include "vision/galleys/galley_box.h"
#include "vision/galleys/galley_profile.h"

#include <optional>

namespace umpire::galleys {

/// The result of refineBox and its quality.
struct BoxFit {
    BoxPose pose;
    double headingSigma = 0;       ///< standard deviation of the heading, in rad
    std::array<double, 4> clear{}; ///< clearness of each edge at the fitted place, from 0 to 1, in
                                   ///< the order of BoxSide
    double residual = 0;           ///< robust mean distance of the pieces from their edges, in mm
    EdgePair ends;                 ///< places of bow and stern
    EdgePair sides;                ///< places of port and starboard
};

/// Refines a start that is accurate to 3 mm and 2 degrees. The heading comes from the colour steps
/// of the pieces of the top's four edges, the place from the profiles across opposite edges.
/// Returns none if the picture shows too little of an edge.
std::optional<BoxFit> refineBox(const cv::Mat& image, const TableView& view, const BoxPose& start,
                                const PieceSizes& sizes);

} // namespace umpire::galleys
