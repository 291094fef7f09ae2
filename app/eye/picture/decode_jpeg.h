#pragma once

#include "app/eye/picture/picture_damage.h"
#include "app/eye/picture/picture_header.h"

#include <cstdint>
#include <opencv2/core.hpp>
#include <span>

namespace umpire {

/// Decodes a JPEG to CV_8UC3 (BGR), and turns it upright by its EXIF tag, which may be in any
/// segment. The pixels equal those of cv::imdecode. That function is not used, because it prints
/// libjpeg's warnings to standard error and ignores an EXIF tag after another segment. The image is
/// empty if the JPEG cannot be decoded. Throws bad_alloc.
CheckedPicture decodeJpeg(std::span<const std::uint8_t> bytes);

/// Returns the EXIF orientation, 1 to 8, from the content of a JPEG's APP1 segment. Returns none if
/// the segment is another one (such as XMP) or has no valid orientation.
std::optional<int> exifOrientation(PictureBytes segment);

/// Returns the image turned and mirrored for viewing, as the EXIF orientation says.
cv::Mat upright(const cv::Mat& image, int orientation);

} // namespace umpire
