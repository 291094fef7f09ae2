#pragma once

#include "vision/codes/code_fit.h"
#include "vision/codes/code_grid.h"

#include <opencv2/core.hpp>
#include <optional>
#include <string>

/// Reads Data Matrix codes whose modules are hardly larger than the picture's pixels. What is known
/// in advance, the code's sides and the camera's blur, is fitted to the picture before any module
/// is decided.
namespace umpire::codes {

struct BlurredCode {
    CodeGrid grid;
    std::string text; ///< empty if the code cannot be read
};

/// Decides again the modules of a Data Matrix whose place is known approximately. Removes the blur,
/// refits the corners, and tries doubtful modules as dark and as light until the error correction
/// agrees (D. Chase, A class of algorithms for decoding block codes with channel measurement
/// information, IEEE Trans. Inf. Theory 18, 1972). `gray`: the crop that `imageFromCrop` maps to
/// the picture, CV_8UC1.
BlurredCode sharpened(const cv::Mat& gray, const CodeGrid& grid, const cv::Matx33d& imageFromCrop);

/// Finds and reads the Data Matrix near the four corners, in any orientation. The corners must be
/// accurate to one or two modules. Fits the blurred image of the solid sides, the alternating sides
/// and the margin. Modules wider than `maxModule` are not tried, because `dataMatrixWithin` reads
/// such codes. `gray` and `imageFromCrop`: as for `sharpened`. Returns none if no sides fit or no
/// code is read.
std::optional<BlurredCode> readBlurred(const cv::Mat& gray, const Corners& corners,
                                       const cv::Matx33d& imageFromCrop);

/// Estimates the lightness of a code's modules that are hardly larger than the pixels. The camera
/// mixes each module with its surroundings, depending on `kCodeBlur` and on the slant of the view.
/// Van Cittert's iteration (Jansson, Deconvolution of Images and Spectra, 1997) reverses this; the
/// lightness is limited to the range from dark to light. `gray`, CV_8UC1, and `corners`: as for
/// `fitModules`. `modules`: the first estimate, CV_8UC1, 0 dark or 1 light. Returns CV_32FC1, 0
/// dark to 1 light; this is the first estimate if dark and light differ by less than one grey
/// level.
cv::Mat deblurredModules(const cv::Mat& gray, const Corners& corners, const cv::Mat& modules,
                         const cv::Matx33d& imageFromCrop);

} // namespace umpire::codes
