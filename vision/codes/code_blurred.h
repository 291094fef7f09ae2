#pragma once

#include "vision/codes/code_grid.h"

#include <opencv2/core.hpp>
#include <optional>
#include <string>

/// Reads Data Matrix codes whose modules are hardly larger than the picture's pixels. It fits
/// everything known in advance, the code's sides and the camera's blur, to the picture before it
/// decides about any module.
namespace umpire::codes {

struct BlurredCode {
    CodeGrid grid;
    std::string text; ///< empty if the code cannot be read
};

/// Decides the modules of an approximately located Data Matrix again: removes the blur, refits the
/// corners, and tries doubtful modules as dark and as light until the error correction agrees
/// (D. Chase, A class of algorithms for decoding block codes with channel measurement information,
/// IEEE Trans. Inf. Theory 18, 1972). `gray`: the crop of
/// `imageFromCrop`.
BlurredCode sharpened(const cv::Mat& gray, const CodeGrid& grid, const cv::Matx33d& imageFromCrop);

/// Finds the Data Matrix near the four corners, which must be accurate to a module or two, in any
/// orientation: it fits the blurred image of the solid and alternating sides and the margin. Not
/// tried if modules are several pixels wide, because `dataMatrixWithin` reads those. `gray` and
/// `imageFromCrop`: as above. None if no sides fit or no code is read.
std::optional<BlurredCode> readBlurred(const cv::Mat& gray, const Corners& corners,
                                       const cv::Matx33d& imageFromCrop);

} // namespace umpire::codes
