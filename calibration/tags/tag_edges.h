#pragma once

#include "calibration/tags/placed_tag.h"
#include "calibration/view/view_fit.h"

#include <opencv2/core.hpp>
#include <vector>

namespace umpire {

/// Converts the tags' corners to edges for a fit: a corner counts along the normals of its sides.
std::vector<SeenEdge> cornerEdges(const TagSight& sight);

/// Selects the edges to measure. The sides suffice for a pose: printers and renderers place the
/// sides correctly, but may round the bits inside to their own grid (0.14 mm in the rendered
/// scenes; median error of the plane 0.042 mm with the bits, 0.006 without). The bits, in both
/// directions of contrast, separate bleed from the tag's size, which matters if nothing else gives
/// the scale.
enum class EdgeChoice { Sides, SidesAndBits };

/// Measures the tags' printed edges, at many places per side, starting from a fit that is accurate
/// to `reach` pixels. An edge is where the brightness rises along its normal. Omits places that
/// have no contrast, are covered, or lie outside the picture.
std::vector<SeenEdge> measureEdges(const TagSight& sight, const ViewFit& fit, double reach,
                                   EdgeChoice choice = EdgeChoice::Sides);

} // namespace umpire
