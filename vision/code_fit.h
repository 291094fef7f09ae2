#pragma once

#include <array>
#include <opencv2/core.hpp>
#include <optional>

namespace umpire {

/// From modules (0..columns, 0..rows from the upper left corner) to pixels of the picture that
/// shows their corners there: upper left, upper right, lower right, lower left.
cv::Matx33d cropFromModules(const std::array<cv::Point2d, 4>& corners, cv::Size modules);

/// A point through a homography.
cv::Point2d mapped(const cv::Matx33d& by, cv::Point2d p);

/// Where known modules lie best.
struct ModuleFit {
    std::array<cv::Point2d, 4> corners; ///< (0, 0) is the first pixel's centre
    double agreement = 0.0; ///< 0..1: share of the brightness's variance that the modules explain
};

/// Moves the corners so that every module's edge lies where the picture has it, whatever the
/// light's gain, offset and slope: from corners good to half a module. `gray`: CV_8UC1; `modules`:
/// CV_8UC1, 0 dark, 1 light. None where the modules tell nothing of their place.
std::optional<ModuleFit> fitModules(const cv::Mat& gray, const cv::Mat& modules,
                                    const std::array<cv::Point2d, 4>& corners);

} // namespace umpire
