#pragma once

#include <opencv2/core.hpp>
#include <optional>

namespace umpire {

/// A picture from the camera, with an earlier picture of the same table if there is one.
struct Frame {
    cv::Mat image;                 ///< CV_8UC3, BGR
    std::optional<cv::Mat> before; ///< of the same size and type
};

} // namespace umpire
