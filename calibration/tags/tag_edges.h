#pragma once

#include "calibration/tags/placed_tag.h"
#include "calibration/view/view_fit.h"

#include <opencv2/core.hpp>
#include <vector>

namespace umpire {

/// Converts the tags' corners to edges for a fit: each corner gives one edge for each of its two
/// sides.
std::vector<SeenEdge> cornerEdges(const TagSight& sight);

/// Selects the edges to measure. The sides suffice for a pose. Printers and renderers place the
/// sides correctly, but may round the bits inside to their own grid (by 0.14 mm in the rendered
/// scenes: the median error of the plane is 0.042 mm with the bits and 0.006 mm without). The bits
/// have edges in both directions of contrast, so they separate the bleed from the tag's size. That
/// is necessary if nothing else gives the scale.
enum class EdgeChoice { Sides, SidesAndBits };

/// Measures the tags' printed edges at many places, starting from a fit that is accurate to `reach`
/// pixels. An edge is where the brightness rises along its normal. Places without contrast and
/// places outside the picture are omitted.
std::vector<SeenEdge> measureEdges(const TagSight& sight, const ViewFit& fit, double reach,
                                   EdgeChoice choice = EdgeChoice::Sides);

} // namespace umpire
