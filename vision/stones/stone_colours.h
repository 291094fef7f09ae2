#pragma once

#include "vision/stones/stone_fit.h"

#include <opencv2/core.hpp>

namespace umpire::stones {

/// Corrects the colours of stacks. The stones of a board have two colours. If the shades of their
/// tops form two groups, a stone whose shade is in the other group gets the colour of that group.
/// Glare, or an exposure unlike the training data, makes single dark stones look light. `plane`:
/// `StoneLabels::plane`, CV_8UC3.
void settleColours(const cv::Mat& plane, FittedStones& fitted);

} // namespace umpire::stones
