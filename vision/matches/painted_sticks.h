#pragma once

#include "vision/proposals/piece_net.h"

namespace umpire::matches {

/// Proposes like `proposePieces`; if sticks gave the scale, also painted sticks. The network knows
/// wood, and detects a blue or green stick reliably only after two colour channels are exchanged.
proposals::PieceHypotheses proposeWithPainted(const cv::Mat& image, const TableView& view);

} // namespace umpire::matches
