#pragma once

#include "vision/proposals/piece_net.h"

namespace umpire::matches {

/// Proposes pieces as `proposePieces` does. If sticks gave the scale and the sticks are painted,
/// proposes also sticks in pictures with exchanged colour channels, because the network was trained
/// on wood and does not reliably detect a blue or green stick otherwise.
proposals::PieceHypotheses proposeWithPainted(const cv::Mat& image, const TableView& view);

} // namespace umpire::matches
