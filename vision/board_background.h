#pragma once

#include <opencv2/core.hpp>

namespace umpire {

/// Pixels a cell in a board's picture from above.
inline constexpr int kBoardCell = 24;

/// The board without what stands on it. `lab`: CV_32FC3, kBoardCell pixels a cell, the board and
/// nothing else. A cell's print is the median over all cells, and over every other one where they
/// alternate; how bright it is there comes from the cells around.
cv::Mat boardBackground(const cv::Mat& lab);

} // namespace umpire
