#pragma once

#include "calibration/tags/placed_tag.h"
#include "calibration/view/view_fit.h"

#include <optional>
#include <vector>

namespace umpire {

/// Computes poses from the tags' corners alone, accurate to one or two pixels. A flat object has
/// two possible poses; the pose with the lower cost comes first. Empty if no pose has the tags in
/// front of the camera.
std::vector<ViewFit> coarsePoses(const TagSight& sight, const CameraIntrinsics& camera,
                                 CameraUnknowns unknowns);

/// A pose that was refined on the sides of the tags.
struct FinePose {
    ViewFit fit;
    double scatterPixels = 0.0;   ///< scatter of the edges along their normals, in pixels
    std::optional<ViewFit> rival; ///< the other possible pose, if the picture does not exclude it
};

/// Refines the coarse poses and returns the pose that fits the edges best. Returns none if the
/// tags' edges cannot be measured, or if no pose fits them.
std::optional<FinePose> finePose(const TagSight& sight, const std::vector<ViewFit>& coarse,
                                 CameraUnknowns unknowns);

} // namespace umpire
