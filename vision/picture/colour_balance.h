#pragma once

#include "calibration/view/table_view.h"

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

/// Corrects white balance, exposure and contrast by the only colours that are known: the table's
/// tags are black on white paper. Maps the tags' black and white linearly, in each channel, into
/// the range of the networks' training data. Returns the picture itself, not a copy, if both are in
/// that range already, if no tag is uncovered, or if the contrast is too low. `image`: CV_8UC3,
/// BGR.
cv::Mat balancedByTags(const cv::Mat& image, const TableView& view);

/// Corrects exposure and contrast of a picture without tags, by its darkest and lightest pixels.
/// The tint does not change. `image`: CV_8UC3, BGR.
cv::Mat balancedByRange(const cv::Mat& image);

/// Corrects by range if the view was computed from pieces, otherwise by tags.
cv::Mat balanced(const cv::Mat& image, const TableView& view);

} // namespace umpire::picture
