#pragma once

#include <opencv2/core.hpp>
#include <optional>

namespace umpire {

/// A picture from the camera and, if there is one, a picture of the same table a moment earlier.
struct Frame {
    cv::Mat image;                 ///< CV_8UC3, BGR
    std::optional<cv::Mat> before; ///< same size and type
};

} // namespace umpire
