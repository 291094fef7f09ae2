#pragma once

#include <array>
#include <opencv2/core.hpp>

namespace umpire::codes {

/// A printed code's upper left, upper right, lower right, lower left corner.
using Corners = std::array<cv::Point2d, 4>;

} // namespace umpire::codes
