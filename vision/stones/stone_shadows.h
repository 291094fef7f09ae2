#pragma once

#include "vision/stones/stone_fit.h"
#include "vision/stones/stone_heights.h"

#include <vector>

/// A small network measures where the shadow of a stack's top is, from the board's plane around the
/// foot. If the camera looks straight down, the shadow determines the height better than the lean
/// does. vision/training/train_shadows.py trains the network and describes its input.
namespace umpire::stones {

/// Measures the shadows. Returns one entry for each stack, in the same order. `finer`:
/// `StoneLabels::finer`, CV_8UC3.
std::vector<SeenShadow> seenShadows(const cv::Mat& finer, const FittedStones& fitted);

} // namespace umpire::stones
