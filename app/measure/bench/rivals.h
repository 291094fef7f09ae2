#pragma once

#include <opencv2/core.hpp>

/// The detectors that `look` is compared with, each on the whole frame with its defaults. Each
/// returns the number of its findings, so that no compiler omits the work. `image`: CV_8UC3.
namespace umpire {

std::size_t detectWithAruco(const cv::Mat& image);
std::size_t detectWithLsd(const cv::Mat& image);
std::size_t detectWithZxing(const cv::Mat& image);

} // namespace umpire
