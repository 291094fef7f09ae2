#pragma once

#include "vision/codes/code_reading.h"

#include <opencv2/core.hpp>
#include <optional>

namespace umpire::codes {

/// The place and the modules of a code in a crop.
struct CodeGrid {
    /// As `CodeRead::corners`, but accurate to a small part of a pixel. (0, 0) is the centre of the
    /// first pixel.
    Corners corners;
    cv::Mat modules;        ///< CV_8UC1, 0 dark, 1 light, without the code's margin
    double agreement = 0.0; ///< share of the variance of the brightness that the modules explain,
                            ///< from 0 to 1
};

/// Counts the code's modules by the alternating modules on its sides (Data Matrix) or between its
/// finder patterns (QR), and refines the corners so that the edges of all modules fit best. Returns
/// none if no count fits, if the code is mirrored, if the fit fails, or if a corner moves too far.
/// `gray`: the crop in which the code was read, CV_8UC1. `imageFromCrop`: maps the crop to the
/// picture.
std::optional<CodeGrid> fitCodeGrid(const cv::Mat& gray, const CodeRead& read,
                                    const cv::Matx33d& imageFromCrop);

/// Finds the Data Matrix with these four corners, in any of the four orientations, by its solid and
/// its alternating sides. This finds codes that ZXing's search misses because of blur. The text of
/// the result is empty, because the modules are not read yet. Returns none if the sides are not
/// those of a Data Matrix.
std::optional<CodeRead> dataMatrixWithin(const cv::Mat& gray, const Corners& corners);

/// Returns the modules within the corners, decided by the brightness at their centres: CV_8UC1, 0
/// dark or 1 light. `n`: the number of columns and rows.
cv::Mat modulesAt(const cv::Mat& gray, const Corners& corners, cv::Size n);

} // namespace umpire::codes
