#pragma once

#include <algorithm>
#include <cstddef>
#include <opencv2/core.hpp>
#include <vector>

namespace umpire::picture {

/// Returns the median of each channel; for an even number of colours it is the upper middle value.
/// Needs at least one colour.
template <typename T>
cv::Vec<T, 3> medianColour(std::vector<cv::Vec<T, 3>> colours) {
    cv::Vec<T, 3> median;
    const auto middle = colours.begin() + std::ptrdiff_t(colours.size() / 2);
    for (int c = 0; c < 3; ++c) {
        std::ranges::nth_element(colours, middle, {}, [c](const cv::Vec<T, 3>& v) { return v[c]; });
        median[c] = (*middle)[c];
    }
    return median;
}

} // namespace umpire::picture
