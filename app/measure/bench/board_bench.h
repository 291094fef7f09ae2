#pragma once

#include "app/measure/bench/bench.h"

#include <opencv2/core.hpp>

namespace umpire {

/// Measures `look` on the sample boards. Returns one element per picture size; empty if the folder
/// has no boards.
Expected<std::vector<BenchBoards>> benchBoards(const BenchOptions& options);

/// The detectors with which `look` is compared. Each examines the whole frame with its default
/// parameters, and returns the number of objects found, so that the compiler cannot omit the work.
/// `image`: CV_8UC3.
std::size_t detectWithAruco(const cv::Mat& image);
std::size_t detectWithLsd(const cv::Mat& image);
std::size_t detectWithZxing(const cv::Mat& image);

} // namespace umpire
