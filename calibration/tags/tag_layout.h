#pragma once

#include "calibration/tags/placed_tag.h"
#include "calibration/view/view_fit.h"

#include <optional>
#include <vector>

namespace umpire {

/// Where tags lie on one plane, and the camera over it, fitted together.
struct TagLayout {
    ViewFit fit;
    std::vector<TableTag> tags;      ///< the first one stays where it was put
    std::vector<Millimetres> sigmas; ///< per axis, against the first tag
    double scatterPixels = 0.0;
};

/// Fits the camera's pose and every tag's place and heading to their printed edges at once, from
/// rough places in `sight.tags` and a rough pose: OpenCV's Levenberg-Marquardt. None where the
/// edges cannot be measured.
std::optional<TagLayout> fitLayout(const TagSight& sight, const ViewFit& start,
                                   CameraUnknowns unknowns);

} // namespace umpire
