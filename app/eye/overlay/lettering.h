#pragma once

#include <opencv2/core.hpp>
#include <string>

/// Text on pictures: DejaVu Sans Bold through FreeType where the font is installed, else OpenCV's
/// own strokes.
namespace umpire {

/// Around letters and lines.
inline const cv::Scalar kDarkRim(24, 20, 20);

/// Size of the letters themselves; `height` is that of a capital with some room, in pixels.
cv::Size letteringSize(const std::string& text, double height);

/// UTF-8. `left`: start of the base line. White on a dark rim.
void letter(cv::Mat& picture, const std::string& text, cv::Point left, double height);

} // namespace umpire
