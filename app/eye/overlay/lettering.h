#pragma once

#include "app/eye/overlay/palette.h"

#include <opencv2/core.hpp>
#include <string>

/// Draws text on pictures: DejaVu Sans Bold through FreeType if the font is installed, otherwise
/// OpenCV's stroke font.
namespace umpire {

/// Returns OpenCV's order: blue, green, red.
inline cv::Scalar scalarOf(palette::Rgb colour) {
    return {double(colour.blue), double(colour.green), double(colour.red)};
}

/// Returns the text's size; `height` is a capital's with some margin, in pixels.
cv::Size letteringSize(const std::string& text, double height);

/// Draws UTF-8 in white on a dark rim. `left`: start of the baseline.
void letter(cv::Mat& picture, const std::string& text, cv::Point left, double height);

} // namespace umpire
