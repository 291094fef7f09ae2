#pragma once

#include "vision/galleys/galley_box.h"

#include <optional>

namespace umpire::galleys {

struct BoxSearch {
    BoxPose pose;
    double support = 0; ///< 0..1: clearness of the weakest of the four edges
};

/// Coarse search: finds the rectangle of the box's size, within `reach` and `turn` of the start,
/// with the clearest four edges at the top's height. The error is about 0.5 mm and 1.5 degrees.
/// None if the picture does not show the place.
std::optional<BoxSearch> searchBox(const cv::Mat& image, const TableView& view,
                                   const BoxPose& start, Millimetres height);

} // namespace umpire::galleys
