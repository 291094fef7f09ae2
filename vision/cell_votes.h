#pragma once

#include "calibration/table_view.h"
#include "vision/piece_net.h"

#include <opencv2/core.hpp>

namespace umpire {

/// Gathers what the net says cell by cell into sticks and decks: every cell of a stick votes for both
/// of its ends, every cell of a deck for its centre and bow; votes that agree are one piece.
/// `cells`: 1 x 14 x rows x columns, CV_32F, as vision/training/net.py describes; `grid`: the picture
/// the net saw, twice as many rows and columns.
PieceHypotheses hypothesesFromCells(const cv::Mat& cells, const RectifiedGrid& grid);

} // namespace umpire
