#pragma once

#include "vision/galleys/galley_box.h"

/// Decides which end of a box is the bow.
namespace umpire::galleys {

/// Searches both ends of the deck for the triangle whose apex points to the bow (WG-6). Returns 1
/// if the triangle is clearly at the bow of the pose, -1 if it is clearly at the stern, and about 0
/// if the picture does not decide. The label does not matter, but the triangle must be darker than
/// the label on both its sides.
double bowEvidence(const cv::Mat& image, const TableView& view, const BoxPose& pose,
                   Millimetres height);

} // namespace umpire::galleys
