#pragma once

#include "calibration/tags/placed_tag.h"
#include "calibration/view/view_fit.h"

#include <optional>
#include <vector>

namespace umpire {

/// Poses from the tags' corners alone, good to a pixel or two: a flat thing may be seen in two
/// ways, the better one comes first. Empty where there is none above the table.
std::vector<ViewFit> coarsePoses(const TagSight& sight, const CameraIntrinsics& camera,
                                 CameraUnknowns unknowns);

/// A pose refined over every printed edge of the tags.
struct FinePose {
    ViewFit fit;
    double scatterPixels = 0.0;   ///< of the edges along their normals
    std::optional<ViewFit> rival; ///< the other way to see it, where the picture does not tell
};

/// Refines the coarse poses and takes the one that explains the edges best. None where the tags'
/// edges cannot be measured or fit no camera.
std::optional<FinePose> finePose(const TagSight& sight, const std::vector<ViewFit>& coarse,
                                 CameraUnknowns unknowns);

} // namespace umpire
