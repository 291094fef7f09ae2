#pragma once

#include "vision/codes/code_fit.h"

#include <opencv2/core.hpp>

namespace umpire::codes {

/// How light a code's modules are, where they are hardly larger than the pixels: the camera mixes
/// each with all around it, by `kCodeBlur` and slanted as it sees them. The mixing is undone by Van
/// Cittert's iteration (Jansson, Deconvolution of Images and Spectra, 1997), no module darker than
/// dark or lighter than light. `gray`, CV_8UC1, and `corners` as for `fitModules`; `modules`: what
/// they are taken for, CV_8UC1, 0 or 1. Returns CV_32FC1, 0 dark to 1 light; `modules` where all is
/// of one brightness.
cv::Mat deblurredModules(const cv::Mat& gray, const Corners& corners, const cv::Mat& modules,
                         const cv::Matx33d& imageFromCrop);

} // namespace umpire::codes
