#pragma once

#include "calibration/view/table_view.h"
#include "vision/proposals/piece_net.h"

#include <opencv2/core.hpp>
#include <span>

namespace umpire::proposals {

/// The network's answer for a part of the plane. `cells`: 1 x 14 x rows x columns, CV_32F, as
/// vision/training/net.py describes. `corner`: that part's corner; `own`: its valid area; both in
/// the plane's pixels (two per cell).
struct CellBlock {
    cv::Mat cells;
    cv::Point corner;
    cv::Rect own;
};

/// Gathers the network's cells into sticks and decks: every cell of a stick votes for both of its
/// ends, every cell of a deck for its centre and bow; votes that agree form one piece. `grid`: the
/// grid of the whole plane.
PieceHypotheses hypothesesFromCells(std::span<const CellBlock> blocks, const RectifiedGrid& grid,
                                    Care care = Care::Usual);

} // namespace umpire::proposals
