#pragma once

#include <array>
#include <opencv2/core.hpp>

namespace umpire::codes {

/// The corners of a printed code: upper left, upper right, lower right, lower left.
using Corners = std::array<cv::Point2d, 4>;

} // namespace umpire::codes
