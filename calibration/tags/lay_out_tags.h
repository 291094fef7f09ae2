#pragma once

#include "calibration/tags/tag_layout.h"
#include "calibration/view/lens.h"

#include <optional>

namespace umpire {

/// Computes the places of equal tags on one plane, and the camera above them. The first tag's place
/// in `sight` is fixed; the places of the others need not be known. The result has the order of
/// `sight`. None if the tags' edges cannot be measured, or do not lie on one plane.
std::optional<TagLayout> layOutTags(const TagSight& sight, const Lens& lens);

} // namespace umpire
