#pragma once

#include <opencv2/core.hpp>

/// The detectors with which `look` is compared. Each examines the whole frame with its default
/// parameters, and returns the number of objects found, so that the compiler cannot omit the work.
/// `image`: CV_8UC3.
namespace umpire {

std::size_t detectWithAruco(const cv::Mat& image);
std::size_t detectWithLsd(const cv::Mat& image);
std::size_t detectWithZxing(const cv::Mat& image);

} // namespace umpire
