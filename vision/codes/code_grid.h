#pragma once

#include "vision/codes/code_reading.h"

#include <opencv2/core.hpp>
#include <optional>

namespace umpire::codes {

/// A code's modules laid over its picture.
struct CodeGrid {
    /// As `CodeRead::corners`, to a small part of a pixel: (0, 0) is the first pixel's centre.
    Corners corners;
    cv::Mat modules;        ///< CV_8UC1, 0 dark, 1 light, without the margin
    double agreement = 0.0; ///< 0..1: share of the brightness's variance that the modules explain
};

/// How many modules the code has, from the alternating ones along its edges (Data Matrix) or
/// between its finders (QR); and its corners, so that all modules' edges together lie best. None
/// where no count fits or the fit runs away. `gray`: the crop in which the code was read,
/// and `imageFromCrop` its place in the picture.
std::optional<CodeGrid> fitCodeGrid(const cv::Mat& gray, const CodeRead& read,
                                    const cv::Matx33d& imageFromCrop);

/// The Data Matrix whose outline the four corners are, in any of its four turns: found by its solid
/// and its alternating sides, where ZXing's search does not see them for blur. Its text is empty:
/// the grid's modules are to be read. None where the sides are not those of one.
std::optional<CodeRead> dataMatrixWithin(const cv::Mat& gray, const Corners& corners);

/// Which of `n` modules within the corners are light, by their middles: CV_8UC1, 0 or 1.
cv::Mat modulesAt(const cv::Mat& gray, const Corners& corners, cv::Size n);

} // namespace umpire::codes
