#pragma once

#include "vision/codes/code_corners.h"

#include <opencv2/core.hpp>
#include <optional>

namespace umpire::codes {

/// Returns the homography from modules (from 0 to the number of columns and rows, counted from the
/// upper left corner) to the pixels of a picture in which the code has these corners. `modules`:
/// the number of columns and rows.
cv::Matx33d cropFromModules(const Corners& corners, cv::Size modules);

/// Maps a point by a homography.
cv::Point2d mapped(const cv::Matx33d& by, cv::Point2d p);

/// Returns the interpolated brightness of a picture, CV_8UC1, with at least two pixels on each
/// side. Outside the picture it is the brightness of the nearest pixel.
float grayAt(const cv::Mat& gray, cv::Point2f p);

/// Returns the vectors from one module to the next module on the right (first column) and below
/// (second column), in the middle of the code, in pixels of the picture. `modules`: the number of
/// columns and rows.
cv::Matx22d moduleSteps(const cv::Matx33d& imageFromModules, cv::Size modules);

/// The result of fitting known modules to a picture.
struct ModuleFit {
    Corners corners;        ///< in pixels; (0, 0) is the centre of the first pixel
    double agreement = 0.0; ///< share of the variance of the brightness that the modules explain,
                            ///< from 0 to 1
};

/// The value of a module that is neither known to be dark nor known to be light.
inline constexpr unsigned char kUnknownModule = 2;

/// Standard deviation of the total blur of lens, sensor and enlargement of the crop, in pixels of
/// the picture. (The kit's 172 codes in six views, at 0.6 to 0.7 mm per pixel and 0 to 45 degrees:
/// of 1032 codes, 1019 are read with 0.7, 1015 with 0.8, 1011 with 0.9.)
inline constexpr double kCodeBlur = 0.8;

/// Returns the covariance of that blur in squared modules, slanted as in the picture, plus the blur
/// of printed edges. `modules`: the number of columns and rows.
cv::Matx22d spreadInModules(const cv::Matx33d& imageFromModules, cv::Size modules);

/// Moves the corners so that the modules' edges match the picture, for any gain, offset and slope
/// of the light. The corners must be accurate to half a module. `gray`: CV_8UC1. `modules`:
/// CV_8UC1, 0 dark, 1 light or `kUnknownModule`. `spread`: the result of `spreadInModules`. Returns
/// none if the modules do not determine their place, if the blur is too strong, if the crop has
/// fewer than two pixels on a side, or if light modules are not lighter.
std::optional<ModuleFit> fitModules(const cv::Mat& gray, const cv::Mat& modules,
                                    const Corners& corners, const cv::Matx22d& spread);

} // namespace umpire::codes
