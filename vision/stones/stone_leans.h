#pragma once

#include "vision/stones/stone_fit.h"
#include "vision/stones/stone_heights.h"

#include <vector>

/// A small network estimates a stack's number of stones, the lean of its top from its foot, and the
/// top's size. Its input is the picture around the stack, unrolled so that rims of top, seams and
/// foot become straight rows. vision/training/train_heights.py trains it and describes its input.
namespace umpire::stones {

/// Returns one entry for each stack, in the same order. `finer`: the labels' finer plane.
std::vector<StackEvidence> leanEvidence(const cv::Mat& finer, const FittedStones& fitted);

} // namespace umpire::stones
