#pragma once

#include "calibration/view/table_view.h"
#include "vision/proposals/piece_net.h"

#include <opencv2/core.hpp>
#include <span>

namespace umpire::proposals {

/// The network's output for a part of the plane. `cells`: 1 x 14 x rows x columns, CV_32F, as
/// described in vision/training/net.py. `corner`: the upper left corner of that part. `own`: the
/// area whose cells are used. Both are in the plane's pixels (two for each cell).
struct CellBlock {
    cv::Mat cells;
    cv::Point corner;
    cv::Rect own;
};

/// Combines the network's cells into sticks and decks. Every cell of a stick votes for both ends of
/// the stick, every cell of a deck for the deck's centre and bow; votes that agree form one piece.
/// `grid`: the grid of the whole plane.
PieceHypotheses hypothesesFromCells(std::span<const CellBlock> blocks, const RectifiedGrid& grid,
                                    Care care = Care::Usual);

} // namespace umpire::proposals
