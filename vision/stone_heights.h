#pragma once

#include "rules/table/pieces.h"
#include "vision/stone_fit.h"

#include <vector>

namespace umpire {

/// All stones of a board are equally thick: the thickness that explains all stacks best settles
/// each. Thickness and heights are in diameters. One entry a profile, in their order.
std::vector<HeightChances> heightChances(const std::vector<HeightProfile>& profiles);

} // namespace umpire
