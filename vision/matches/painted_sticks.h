#pragma once

#include "vision/proposals/piece_net.h"

namespace umpire::matches {

/// As proposePieces, and sticks that are painted: the net knows wood, and a blue or green stick it
/// sees surely only where the picture's colours are exchanged.
proposals::PieceHypotheses proposePainted(const cv::Mat& image, const TableView& view);

} // namespace umpire::matches
