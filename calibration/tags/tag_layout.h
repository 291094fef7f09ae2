#pragma once

#include "calibration/tags/placed_tag.h"
#include "calibration/view/camera_intrinsics.h"
#include "calibration/view/view_fit.h"

#include <optional>
#include <vector>

namespace umpire {

/// The places of tags on one plane, and the camera's pose above it, fitted together.
struct TagLayout {
    ViewFit fit;
    std::vector<TableTag> tags;      ///< in the order of the input; the first tag keeps its place
    std::vector<Millimetres> sigmas; ///< standard deviation of each tag's place, per axis, relative
                                     ///< to the first tag
    double scatterPixels = 0.0;
};

/// Fits the camera's pose and every tag's place and heading to the tags' printed edges at once, by
/// Levenberg-Marquardt. Starts from the rough places in `sight.tags` and a rough pose. Returns none
/// if fewer than 40 edges can be measured.
std::optional<TagLayout> fitLayout(const TagSight& sight, const ViewFit& start,
                                   CameraUnknowns unknowns);

/// Computes the places of equally large tags on one plane, and the camera's pose above them. The
/// first tag's place in `sight` is fixed; the places of the other tags need not be known. The
/// result has the order of `sight`. Returns none if too few of the tags' edges can be measured, or
/// if the tags do not lie on one plane.
std::optional<TagLayout> layOutTags(const TagSight& sight, const Lens& lens);

} // namespace umpire
