#pragma once

#include "calibration/tags/tag_layout.h"
#include "calibration/view/lens.h"

#include <optional>

namespace umpire {

/// Computes the places of equally large tags on one plane, and the camera's pose above them. The
/// first tag's place in `sight` is fixed; the places of the other tags need not be known. The
/// result has the order of `sight`. Returns none if too few of the tags' edges can be measured, or
/// if the tags do not lie on one plane.
std::optional<TagLayout> layOutTags(const TagSight& sight, const Lens& lens);

} // namespace umpire
