#pragma once

#include "vision/codes/code_grid.h"

#include <opencv2/core.hpp>
#include <optional>
#include <string>

/// Data Matrix codes whose modules are hardly larger than the picture's pixels: all that is known
/// of them, their sides and how the camera blurs, is laid over the picture before any module is
/// told.
namespace umpire::codes {

struct BlurredCode {
    CodeGrid grid;
    std::string text; ///< empty where it cannot be read
};

/// A Data Matrix' modules, told again from where they are nearly right: the blur undone, the
/// corners fitted anew, and the doubtful modules taken for dark and for light until the error
/// correction agrees (D. Chase, A class of algorithms for decoding block codes with channel
/// measurement information, IEEE Trans. Inf. Theory 18, 1972). `gray`: the crop that
/// `imageFromCrop` is of.
BlurredCode sharpened(const cv::Mat& gray, const CodeGrid& grid, const cv::Matx33d& imageFromCrop);

/// The Data Matrix near the four corners, good to a module or two, in any of its turns: its solid
/// and its alternating sides and the margin around them are fitted as the blur shows them. Where
/// modules are several pixels wide that is not tried: `dataMatrixWithin` sees them. `gray` and
/// `imageFromCrop`: as above. None where no sides fit or nothing is read.
std::optional<BlurredCode> readBlurred(const cv::Mat& gray, const Corners& corners,
                                       const cv::Matx33d& imageFromCrop);

} // namespace umpire::codes
