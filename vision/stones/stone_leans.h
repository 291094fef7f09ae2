#pragma once

#include "vision/stones/stone_fit.h"
#include "vision/stones/stone_heights.h"

#include <vector>

/// A small network measures the lean of a stack's top from its foot, and the size of the top. Its
/// input is the picture around the stack, unrolled so that the rim of the top, the seams and the
/// foot become straight lines. vision/training/train_heights.py trains the network and describes
/// its input.
namespace umpire::stones {

/// Measures the leans. Returns one entry for each stack, in the same order. `finer`:
/// `StoneLabels::finer`, CV_8UC3.
std::vector<StackEvidence> leanEvidence(const cv::Mat& finer, const FittedStones& fitted);

} // namespace umpire::stones
