#pragma once

#include "vision/stones/stone_fit.h"

#include <opencv2/core.hpp>

namespace umpire::stones {

/// The stones of a board have two colours: where their tops are two groups, a stone that lies in
/// the other one's group has that one's colour, whatever it looked like by itself. Glare and other
/// exposure than the net knows make single dark stones light. `plane`: CV_8UC3, the labels'.
void settleColours(const cv::Mat& plane, FittedStones& fitted);

} // namespace umpire::stones
