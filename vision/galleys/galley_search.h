#pragma once

#include "vision/galleys/galley_box.h"

#include <optional>

namespace umpire::galleys {

struct BoxSearch {
    BoxPose pose;
    double support = 0; ///< 0..1: how clear the weakest of the four edges is
};

/// Coarse: the rectangle of the box's size, within `reach` and `turn` of the start, whose four
/// edges are the clearest in the picture at the top's height. Good to about 0.5 mm and 1.5 degrees.
/// None where the picture does not show the place.
std::optional<BoxSearch> searchBox(const cv::Mat& image, const TableView& view,
                                   const BoxPose& start, Millimetres height);

} // namespace umpire::galleys
