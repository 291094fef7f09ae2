#pragma once

#include "vision/codes/code_corners.h"

#include <opencv2/core.hpp>
#include <optional>

namespace umpire::codes {

/// From modules (0..columns, 0..rows from the upper left corner) to pixels of the picture that
/// shows their corners there: upper left, upper right, lower right, lower left.
cv::Matx33d cropFromModules(const Corners& corners, cv::Size modules);

/// A point through a homography.
cv::Point2d mapped(const cv::Matx33d& by, cv::Point2d p);

/// Brightness between the pixels of a picture, CV_8UC1, two pixels a side at least; beyond them
/// that of the nearest.
float grayAt(const cv::Mat& gray, cv::Point2f p);

/// The steps across, first column, and down, second, from one module to the next in the code's
/// middle: pixels of the picture. `modules`: the code's size.
cv::Matx22d moduleSteps(const cv::Matx33d& imageFromModules, cv::Size modules);

/// Where known modules lie best.
struct ModuleFit {
    Corners corners;        ///< (0, 0) is the first pixel's centre
    double agreement = 0.0; ///< 0..1: share of the brightness's variance that the modules explain
};

/// Of a module of which nothing is known.
inline constexpr unsigned char kUnknownModule = 2;

/// What a lens, a sensor and the crop's enlarging blur together: one standard deviation, pixels of
/// the picture. (The kit's 172 codes under six sights, 0.6 to 0.7 mm a pixel and 0 to 45 degrees:
/// of 1032 with 0.7 1019 are read, with 0.8 1015, with 0.9 1011.)
inline constexpr double kCodeBlur = 0.8;

/// How that blur spreads a module's light over those around it, slanted as the picture shows them:
/// covariance, in modules. `modules`: the code's size.
cv::Matx22d spreadInModules(const cv::Matx33d& imageFromModules, cv::Size modules);

/// Moves the corners so that every module's edge lies where the picture has it, whatever the
/// light's gain, offset and slope: from corners good to half a module. `gray`: CV_8UC1; `modules`:
/// CV_8UC1, 0 dark, 1 light, or unknown; `spread`: as above. None where the modules tell nothing of
/// their place, or are blurred beyond telling.
std::optional<ModuleFit> fitModules(const cv::Mat& gray, const cv::Mat& modules,
                                    const Corners& corners, const cv::Matx22d& spread);

} // namespace umpire::codes
