#pragma once

#include "vision/stones/stone_fit.h"
#include "vision/stones/stone_heights.h"

#include <vector>

/// Where the stacks of a board cast their tops' shadows, by a small net that sees the board's plane
/// around each foot. Straight from above a shadow tells more of a height than how the stack leans.
/// Trained by vision/training/train_shadows.py; its input is described there.
namespace umpire::stones {

/// One entry a stack, in their order. `finer`: the labels'.
std::vector<SeenShadow> seenShadows(const cv::Mat& finer, const FittedStones& fitted);

} // namespace umpire::stones
