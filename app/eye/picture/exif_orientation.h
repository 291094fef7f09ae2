#pragma once

#include "app/eye/picture/picture_header.h"

#include <opencv2/core.hpp>

namespace umpire {

/// Returns the EXIF orientation, 1 to 8, from the content of a JPEG's APP1 segment. Returns none if
/// the segment is another one (such as XMP) or has no valid orientation.
std::optional<int> exifOrientation(PictureBytes segment);

/// Returns the image turned and mirrored for viewing, as the EXIF orientation says.
cv::Mat upright(const cv::Mat& image, int orientation);

} // namespace umpire
