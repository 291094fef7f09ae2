#pragma once

#include "vision/stones/stone_fit.h"
#include "vision/stones/stone_heights.h"

#include <vector>

/// How many stones a stack has, how far its top leans from its foot and how large it is, by a small
/// net that sees the picture around the stack, unrolled so that the rims of top, seams and foot
/// become straight rows. Trained by vision/training/train_heights.py; its input is described there.
namespace umpire::stones {

/// One entry a stack, in their order. `finer`: the labels'.
std::vector<StackEvidence> leanEvidence(const cv::Mat& finer, const FittedStones& fitted);

} // namespace umpire::stones
