#pragma once

#include "calibration/tag_dictionary.h"

#include <array>
#include <opencv2/core.hpp>
#include <vector>

namespace umpire {

/// A tag found in a picture. `corners`: in pixels (centres at integers), clockwise in the picture
/// from the printed tag's upper left one. They lie up to a pixel inside the true corners where
/// white bleeds into black.
struct DetectedTag {
    int id = 0;
    std::array<cv::Point2d, 4> corners;
};

/// The tags of one family in a grey picture (CV_8UC1).
std::vector<DetectedTag> detectTags(const cv::Mat& gray, const TagFamily& family);

} // namespace umpire
