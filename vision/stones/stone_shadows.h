#pragma once

#include "vision/stones/stone_fit.h"
#include "vision/stones/stone_heights.h"

#include <vector>

/// A small network estimates where stacks cast the shadows of their tops, from the board's plane
/// around each foot. Seen from above, a shadow tells more about a height than the lean does.
/// vision/training/train_shadows.py trains the network and describes the input.
namespace umpire::stones {

/// Returns one entry for each stack, in the same order. `finer`: the labels' finer plane.
std::vector<SeenShadow> seenShadows(const cv::Mat& finer, const FittedStones& fitted);

} // namespace umpire::stones
