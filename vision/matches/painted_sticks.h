#pragma once

#include "vision/proposals/piece_net.h"

namespace umpire::matches {

/// As `proposePieces`. Where sticks gave the scale, painted sticks are proposed too: the net knows
/// wood, and is sure of a blue or green stick only where the picture's colours are exchanged.
proposals::PieceHypotheses proposeWithPainted(const cv::Mat& image, const TableView& view);

} // namespace umpire::matches
