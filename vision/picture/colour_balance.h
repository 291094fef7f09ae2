#pragma once

#include "calibration/view/table_view.h"

#include <opencv2/core.hpp>

namespace umpire::picture {

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
