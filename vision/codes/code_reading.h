#pragma once

#include "vision/codes/code_corners.h"

#include <opencv2/core.hpp>
#include <string>
#include <vector>

/// The only interface to ZXing-cpp. Reads only the kinds of codes that the kit prints: Data Matrix
/// and QR codes. Refuses crops that are too small or too large for ZXing 1.4. Returns no code if
/// ZXing throws.
namespace umpire::codes {

/// Minimum side of a crop, in pixels. ZXing 1.4 fails below 3 pixels. The smallest code has 10
/// modules, which need 2 pixels each.
inline constexpr int kSmallestCodeCrop = 20;
/// Maximum side of a crop, in pixels. ZXing counts in 16 bits, and no piece is this large in a
/// picture.
inline constexpr int kLargestCodeCrop = 2048;

/// Selects how ZXing separates black from white.
enum class CodeThreshold {
    Local, ///< a threshold for each neighbourhood of 8 pixels, for uneven light
    Whole  ///< one threshold for the whole crop, for blurred codes with few, large modules
};

/// A code that ZXing has found. Its text is empty if the error correction fails because the code is
/// torn or covered.
struct CodeRead {
    std::string text; ///< UTF-8 with LF as line end, of any content; empty if the code was not read
    std::string format; ///< "DataMatrix" or "QRCode"
    /// The corners of the printed symbol, in pixels of the crop, accurate to one or two pixels:
    /// upper left, upper right, lower right, lower left.
    Corners corners;
    bool mirrored = false;
};

/// Reads at most `most` codes in a crop. Codes with a text come first. Returns no codes if the crop
/// is not CV_8UC1 or its sides are outside the limits above. Never throws.
std::vector<CodeRead> readCodes(const cv::Mat& gray, int most,
                                CodeThreshold threshold = CodeThreshold::Local);

/// Decodes a Data Matrix from its modules. Returns an empty text if the error correction fails or
/// the matrix has an impossible size. `modules`: CV_8UC1, 0 dark, otherwise light, without margin,
/// 8 to 144 on each side. Never throws.
std::string readModules(const cv::Mat& modules);

} // namespace umpire::codes
