#pragma once

#include "vision/codes/code_corners.h"

#include <opencv2/core.hpp>
#include <string>
#include <vector>

/// The only interface to ZXing-cpp. Reads only the kinds of codes that the kit prints, Data Matrix
/// and QR codes. Refuses crops too small or too large for ZXing 1.4, and converts its exceptions to
/// "no code read".
namespace umpire::codes {

/// Least side of a crop. Version 1.4 fails under 3 pixels; 10 modules of 2 pixels are 20.
inline constexpr int kSmallestCodeCrop = 20;
/// Greatest side of a crop. ZXing counts in 16 bits; no piece is this large in a picture of `look`.
inline constexpr int kLargestCodeCrop = 2048;

/// Selects the threshold between black and white.
enum class CodeThreshold {
    Local, ///< in neighbourhoods of 8 pixels, for uneven light
    Whole  ///< one threshold for the crop, for blurred codes with few, large modules
};

/// A code that was read with valid error correction; or found but not read: torn, covered.
struct CodeRead {
    std::string text;   ///< UTF-8, lines end with LF, any content; empty if not read
    std::string format; ///< "DataMatrix" or "QRCode"
    /// The printed symbol's corners, in pixels of the crop, accurate to a pixel or two: upper left,
    /// upper right, lower right, lower left.
    Corners corners;
    bool mirrored = false;
};

/// Reads at most `most` codes in a crop, codes with a text first. `gray`: CV_8UC1. Never throws.
std::vector<CodeRead> readCodes(const cv::Mat& gray, int most,
                                CodeThreshold threshold = CodeThreshold::Local);

/// Decodes a Data Matrix from its modules; empty if its error correction fails.
/// `modules`: CV_8UC1, 0 dark, else light, no margin; 8 to 144 a side. Never throws.
std::string readModules(const cv::Mat& modules);

} // namespace umpire::codes
