#pragma once

#include "vision/codes/code_corners.h"

#include <opencv2/core.hpp>
#include <string>
#include <vector>

/// The one door to ZXing-cpp. Only what the kit prints is read, Data Matrix and QR codes; crops too
/// small or too large for ZXing 1.4 are refused before it sees them, and what it throws becomes
/// "nothing read".
namespace umpire::codes {

/// Version 1.4 fails on pictures under 3 pixels; a 10 x 10 Data Matrix at 2 pixels a module is 20.
inline constexpr int kSmallestCodeCrop = 20;
/// It counts in 16 bits; no piece is this large in any picture that `look` takes.
inline constexpr int kLargestCodeCrop = 2048;

/// How black is told from white.
enum class CodeThreshold {
    Local, ///< by neighbourhoods of 8 pixels: uneven light
    Whole  ///< one for the crop: blurred codes of few, large modules
};

/// A code that was read, all error correction agreeing; or found and not read: torn, covered.
struct CodeRead {
    std::string text;   ///< UTF-8, lines end with LF; it may hold anything; empty where not read
    std::string format; ///< "DataMatrix" or "QRCode"
    /// The symbol's corners, in pixels of the crop and good to a pixel or two: upper left, upper
    /// right, lower right, lower left as it is printed.
    Corners corners;
    bool mirrored = false;
};

/// What stands in a crop, at most `most` codes, those that were read first. `gray`: CV_8UC1. Never
/// throws.
std::vector<CodeRead> readCodes(const cv::Mat& gray, int most,
                                CodeThreshold threshold = CodeThreshold::Local);

/// What a Data Matrix says whose modules are known; empty where its error correction disagrees.
/// `modules`: CV_8UC1, 0 dark, else light, no margin; 8 to 144 a side. Never throws.
std::string readModules(const cv::Mat& modules);

} // namespace umpire::codes
