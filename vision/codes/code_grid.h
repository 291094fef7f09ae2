#pragma once

#include "vision/codes/code_reading.h"

#include <opencv2/core.hpp>
#include <optional>

namespace umpire::codes {

/// The grid of a code's modules in its picture.
struct CodeGrid {
    /// Like `CodeRead::corners`, but accurate to a small part of a pixel: (0, 0) is the first
    /// pixel's centre.
    Corners corners;
    cv::Mat modules;        ///< CV_8UC1, 0 dark, 1 light, without the margin
    double agreement = 0.0; ///< 0..1: share of the brightness's variance that the modules explain
};

/// Counts the code's modules, from the alternating modules along its edges (Data Matrix) or between
/// its finders (QR), and refines its corners so that all modules' edges fit best. None if no count
/// fits or the fit diverges. `gray`: the crop in which the code was read; `imageFromCrop`: its
/// place in the picture.
std::optional<CodeGrid> fitCodeGrid(const cv::Mat& gray, const CodeRead& read,
                                    const cv::Matx33d& imageFromCrop);

/// Finds the Data Matrix with these four corners, in any of four orientations, by its solid and its
/// alternating sides, for codes that ZXing's search misses because of blur. The result's text is
/// empty, because the grid's modules must still be read. None if the sides are not those of a Data
/// Matrix.
std::optional<CodeRead> dataMatrixWithin(const cv::Mat& gray, const Corners& corners);

/// Tells which of the modules within the corners are light, by their centres: CV_8UC1, 0 or 1.
cv::Mat modulesAt(const cv::Mat& gray, const Corners& corners, cv::Size n);

} // namespace umpire::codes
