#pragma once

#include "calibration/tags/placed_tag.h"
#include "calibration/view/view_fit.h"

#include <optional>
#include <vector>

namespace umpire {

/// Computes poses from the tags' corners alone, accurate to a pixel or two. A flat object has two
/// possible poses; the better pose comes first. Empty if no pose is above the table.
std::vector<ViewFit> coarsePoses(const TagSight& sight, const CameraIntrinsics& camera,
                                 CameraUnknowns unknowns);

/// A pose refined on every printed edge of the tags.
struct FinePose {
    ViewFit fit;
    double scatterPixels = 0.0;   ///< scatter of the edges along their normals
    std::optional<ViewFit> rival; ///< the other possible pose, if the picture does not decide
};

/// Refines the coarse poses and returns the pose that fits the edges best. None if the tags' edges
/// cannot be measured or fit no camera.
std::optional<FinePose> finePose(const TagSight& sight, const std::vector<ViewFit>& coarse,
                                 CameraUnknowns unknowns);

} // namespace umpire
