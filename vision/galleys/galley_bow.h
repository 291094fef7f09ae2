#pragma once

#include "vision/galleys/galley_box.h"

/// Which end of a box is the bow.
namespace umpire::galleys {

/// Looks for the triangle drawn at the front of the deck, apex towards the bow (WG-6), at both
/// ends. 1: clearly at the pose's bow; -1: clearly at its stern; about 0: nothing to tell by. Any
/// label: only that the triangle is darker than the label on both its sides.
double bowEvidence(const cv::Mat& image, const TableView& view, const BoxPose& pose,
                   Millimetres height);

} // namespace umpire::galleys
