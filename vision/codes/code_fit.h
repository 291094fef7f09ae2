#pragma once

#include "vision/codes/code_corners.h"

#include <opencv2/core.hpp>
#include <optional>

namespace umpire::codes {

/// Returns the homography from modules (0..columns, 0..rows from the upper left corner) to pixels
/// of a picture with these corners: upper left, upper right, lower right, lower left.
cv::Matx33d cropFromModules(const Corners& corners, cv::Size modules);

/// Maps a point by a homography.
cv::Point2d mapped(const cv::Matx33d& by, cv::Point2d p);

/// Interpolates the brightness of a picture, CV_8UC1, of at least two pixels a side. Outside it
/// uses the nearest pixel.
float grayAt(const cv::Mat& gray, cv::Point2f p);

/// Returns the steps across (first column) and down (second column) from one module to the next in
/// the code's middle, in pixels of the picture. `modules`: the code's size.
cv::Matx22d moduleSteps(const cv::Matx33d& imageFromModules, cv::Size modules);

/// The best placement of known modules.
struct ModuleFit {
    Corners corners;        ///< (0, 0) is the first pixel's centre
    double agreement = 0.0; ///< 0..1: share of the brightness's variance that the modules explain
};

/// The value of an unknown module.
inline constexpr unsigned char kUnknownModule = 2;

/// The total blur of lens, sensor and the crop's enlargement: one standard deviation, in pixels of
/// the picture. (The kit's 172 codes in six views, 0.6 to 0.7 mm per pixel and 0 to 45 degrees: of
/// 1032 codes 1019 are read with 0.7, 1015 with 0.8, 1011 with 0.9.)
inline constexpr double kCodeBlur = 0.8;

/// Returns the spread of a module's light by that blur, slanted as in the picture: a covariance, in
/// modules. `modules`: the code's size.
cv::Matx22d spreadInModules(const cv::Matx33d& imageFromModules, cv::Size modules);

/// Moves the corners so that the modules' edges match the picture, for any gain, offset and slope
/// of the light. The corners must be accurate to half a module. `gray`: CV_8UC1; `modules`:
/// CV_8UC1, 0 dark, 1 light, or unknown; `spread`: as above. None if the modules do not determine
/// their place, or are blurred too much.
std::optional<ModuleFit> fitModules(const cv::Mat& gray, const cv::Mat& modules,
                                    const Corners& corners, const cv::Matx22d& spread);

} // namespace umpire::codes
