#pragma once

#include "vision/galleys/galley_box.h"

/// Decides which end of a box is the bow.
namespace umpire::galleys {

/// Searches both ends for the triangle at the front of the deck, with its apex towards the bow
/// (WG-6). Returns 1: clearly at the pose's bow; -1: clearly at its stern; about 0: undecided. It
/// works on any label; it only needs a triangle darker than the label on both its sides.
double bowEvidence(const cv::Mat& image, const TableView& view, const BoxPose& pose,
                   Millimetres height);

} // namespace umpire::galleys
