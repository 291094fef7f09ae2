#pragma once

#include <opencv2/core.hpp>

/// The detectors that `look` is measured against, each over the whole frame with its defaults. Each
/// returns how many things it found, so that no compiler leaves the work out. `image`: CV_8UC3.
namespace umpire {

std::size_t detectWithAruco(const cv::Mat& image);
std::size_t detectWithLsd(const cv::Mat& image);
std::size_t detectWithZxing(const cv::Mat& image);

} // namespace umpire
