#pragma once

#include "app/eye/picture/picture_damage.h"

#include <cstdint>
#include <opencv2/core.hpp>
#include <span>

namespace umpire {

/// A JPEG's pixels, CV_8UC3 (BGR), turned upright by its EXIF tag wherever in the file that is; the
/// same pixels as cv::imdecode gives, which prints libjpeg's warnings on standard error and takes
/// no EXIF tag behind another segment. The image is empty where there is none to be had. Throws
/// std::bad_alloc.
CheckedPicture decodeJpeg(std::span<const std::uint8_t> bytes);

} // namespace umpire
