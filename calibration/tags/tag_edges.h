#pragma once

#include "calibration/tags/placed_tag.h"
#include "calibration/view/view_fit.h"

#include <opencv2/core.hpp>
#include <vector>

namespace umpire {

/// The corners of the tags as edges to fit: each corner counts along the normals of its two sides.
std::vector<SeenEdge> cornerEdges(const TagSight& sight);

/// The sides alone serve a pose: printers and renderers put the square's sides right, but may round
/// the bits inside to their own grid (0.14 mm in the rendered scenes; with the bits the plane's
/// error was 0.042 mm in the median, without 0.006). The bits, black to white and white to black
/// alike, tell the bleed from the tag's size, which matters where nothing else gives the scale.
enum class EdgeChoice { Sides, SidesAndBits };

/// Measures the tags' printed edges in the picture, many places a side, starting from a fit that is
/// good to `reach` pixels: an edge is where the brightness rises along its normal. Places without
/// contrast, covered or out of the picture are left out.
std::vector<SeenEdge> measureEdges(const TagSight& sight, const ViewFit& fit, double reach,
                                   EdgeChoice choice = EdgeChoice::Sides);

} // namespace umpire
