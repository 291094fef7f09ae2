#pragma once

#include "vision/codes/code_fit.h"

#include <opencv2/core.hpp>

namespace umpire::codes {

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
