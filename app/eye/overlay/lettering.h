#pragma once

#include "app/eye/overlay/palette.h"

#include <opencv2/core.hpp>
#include <string>

/// Draws text on pictures. Uses the font DejaVu Sans Bold through FreeType if it is installed,
/// otherwise OpenCV's stroke font.
namespace umpire {

/// Returns the colour in OpenCV's order: blue, green, red.
inline cv::Scalar scalarOf(palette::Rgb colour) {
    return {double(colour.blue), double(colour.green), double(colour.red)};
}

/// Returns the size of a text in pixels. `height` is the height of a capital letter with some
/// margin, in pixels.
cv::Size letteringSize(const std::string& text, double height);

/// Draws a UTF-8 text in white with a dark rim. `left` is the start of the baseline.
void letter(cv::Mat& picture, const std::string& text, cv::Point left, double height);

} // namespace umpire
