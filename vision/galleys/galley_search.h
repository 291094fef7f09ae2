#pragma once

#include "vision/galleys/galley_box.h"

#include <optional>

namespace umpire::galleys {

struct BoxSearch {
    BoxPose pose;
    double support = 0; ///< clearness of the weakest of the four edges, from 0 to 1
};

/// Finds the box roughly: the rectangle of the box's size with the clearest four edges at the top's
/// height, at most `reach` and `turn` from the start. The result is accurate to about 0.5 mm and
/// 1.5 degrees. Returns none if the picture has no edges there.
std::optional<BoxSearch> searchBox(const cv::Mat& image, const TableView& view,
                                   const BoxPose& start, Millimetres height);

} // namespace umpire::galleys
