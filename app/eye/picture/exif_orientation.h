#pragma once

#include "app/eye/picture/picture_header.h"

#include <opencv2/core.hpp>

namespace umpire {

/// EXIF's 1 to 8 from a JPEG's APP1 segment, without its marker and length; none where it is
/// another segment (XMP's) or does not say.
std::optional<int> exifOrientation(PictureBytes segment);

/// As the picture is to be looked at.
cv::Mat upright(const cv::Mat& image, int orientation);

} // namespace umpire
