#pragma once

#include "vision/code_grid.h"

#include <opencv2/core.hpp>

namespace umpire {

/// Which modules of a code are light, where they are hardly larger than the pixels: the camera
/// mixes each with all around it, by `blur`, one standard deviation in pixels of the picture, and
/// slanted as it sees them. The mixing is undone by Van Cittert's iteration (Jansson, Deconvolution
/// of Images and Spectra, 1997), no module darker than dark or lighter than light. `gray`, CV_8UC1,
/// and `grid` as for `fitCodeGrid`; returns CV_8UC1, 0 or 1.
cv::Mat deblurredModules(const cv::Mat& gray, const CodeGrid& grid,
                         const cv::Matx33d& imageFromCrop, double blur);

} // namespace umpire
