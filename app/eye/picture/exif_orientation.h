#pragma once

#include "app/eye/picture/picture_header.h"

#include <opencv2/core.hpp>

namespace umpire {

/// Returns EXIF's 1 to 8 from a JPEG's APP1 segment, without marker and length; none if it is
/// another segment (XMP) or has no orientation.
std::optional<int> exifOrientation(PictureBytes segment);

/// Returns the image as it should be viewed.
cv::Mat upright(const cv::Mat& image, int orientation);

} // namespace umpire
