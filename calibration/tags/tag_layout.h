#pragma once

#include "calibration/tags/placed_tag.h"
#include "calibration/view/view_fit.h"

#include <optional>
#include <vector>

namespace umpire {

/// The places of tags on one plane, and the camera above it, fitted together.
struct TagLayout {
    ViewFit fit;
    std::vector<TableTag> tags;      ///< the first tag is fixed
    std::vector<Millimetres> sigmas; ///< standard deviations per axis, relative to the first tag
    double scatterPixels = 0.0;
};

/// Fits the camera's pose and every tag's place and heading to their printed edges at once, from
/// rough places in `sight.tags` and a rough pose, by Levenberg-Marquardt. None if the
/// edges cannot be measured.
std::optional<TagLayout> fitLayout(const TagSight& sight, const ViewFit& start,
                                   CameraUnknowns unknowns);

} // namespace umpire
