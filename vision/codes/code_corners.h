#pragma once

#include <array>
#include <opencv2/core.hpp>

namespace umpire::codes {

/// Of a code: upper left, upper right, lower right, lower left as it is printed.
using Corners = std::array<cv::Point2d, 4>;

} // namespace umpire::codes
