#pragma once

#include "calibration/view/table_description.h"
#include "calibration/view/table_view.h"

#include <opencv2/core.hpp>

namespace umpire::boards {

/// Pixels a cell in a board's picture from above.
inline constexpr int kBoardCell = 24;

/// The board from above, kBoardCell pixels a cell, and nothing else.
RectifiedGrid boardGrid(const BoardPlacement& board);
/// Its picture, a little blurred: CV_32FC3, CIE L*a*b*.
cv::Mat boardLab(const cv::Mat& image, const TableView& view, const RectifiedGrid& grid);

/// The board without what stands on it. `lab`: CV_32FC3, kBoardCell pixels a cell, the board and
/// nothing else. A cell's print is the median over all cells, and over every other one where they
/// alternate; how bright it is there comes from the cells around.
cv::Mat boardBackground(const cv::Mat& lab);

} // namespace umpire::boards
