#pragma once

#include "vision/stone_fit.h"

#include <span>
#include <vector>

/// How far each stack's top leans from its foot, by a small net that sees the picture around the
/// top: rims between stones, the visible side, the shadow. Trained by
/// vision/training/train_heights.py; its input is described there.
namespace umpire {

/// One entry a stack, in their order: how well each height explains what is seen there.
std::vector<HeightProfile> leanProfiles(const StoneLabels& labels, const FittedStones& fitted);

} // namespace umpire
