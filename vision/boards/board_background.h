#pragma once

#include "calibration/view/table_description.h"
#include "calibration/view/table_view.h"

#include <opencv2/core.hpp>

namespace umpire::boards {

/// Number of pixels of a cell, along a side, in the board's picture from above.
inline constexpr int kBoardCell = 24;

/// Returns the grid that covers exactly the board, with kBoardCell pixels for each cell.
RectifiedGrid boardGrid(const BoardPlacement& board);
/// Returns the board's picture from above, slightly blurred: CV_32FC3, CIE L*a*b*. `image`:
/// CV_8UC3.
cv::Mat boardLab(const cv::Mat& image, const TableView& view, const RectifiedGrid& grid);

/// Returns the picture of the board without the things on it: CV_32FC3. `lab`: CV_32FC3, exactly
/// the board, with kBoardCell pixels for each cell. The print of the cells is the median over every
/// other cell; the brightness of a cell is the median over the cells around it.
cv::Mat boardBackground(const cv::Mat& lab);

} // namespace umpire::boards
