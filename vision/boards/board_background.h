#pragma once

#include "calibration/view/table_description.h"
#include "calibration/view/table_view.h"

#include <opencv2/core.hpp>

namespace umpire::boards {

/// Pixels per cell, along a side, in a board's picture from above.
inline constexpr int kBoardCell = 24;

/// Returns the grid that covers exactly the board, kBoardCell pixels a cell.
RectifiedGrid boardGrid(const BoardPlacement& board);
/// Returns the board's picture, slightly blurred: CV_32FC3, CIE L*a*b*.
cv::Mat boardLab(const cv::Mat& image, const TableView& view, const RectifiedGrid& grid);

/// Returns the board without the things on it. `lab`: CV_32FC3, kBoardCell pixels per cell, exactly
/// the board. A cell's print is the median over all cells, or over every other cell if they
/// alternate; its brightness comes from the surrounding cells.
cv::Mat boardBackground(const cv::Mat& lab);

} // namespace umpire::boards
