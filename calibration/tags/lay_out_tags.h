#pragma once

#include "calibration/tags/tag_layout.h"
#include "calibration/view/lens.h"

#include <optional>

namespace umpire {

/// Tags of one size that lie anywhere on one plane: their places, and the camera over them. The
/// first tag's place in `sight` stays, the places of the others need not be known; in the result
/// the tags have the order of `sight`. None where the tags' edges cannot be measured or do not lie
/// on one plane.
std::optional<TagLayout> layOutTags(const TagSight& sight, const Lens& lens);

} // namespace umpire
