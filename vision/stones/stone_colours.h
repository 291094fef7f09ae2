#pragma once

#include "vision/stones/stone_fit.h"

#include <opencv2/core.hpp>

namespace umpire::stones {

/// Assigns colours by groups, because the stones of a board have two colours. If their tops form
/// two groups, a stone in the other group gets that group's colour, whatever its first label.
/// Glare, or an exposure unlike the training data, makes single dark stones look light. `plane`:
/// CV_8UC3, the labels' picture.
void settleColours(const cv::Mat& plane, FittedStones& fitted);

} // namespace umpire::stones
