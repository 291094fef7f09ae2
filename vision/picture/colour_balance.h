#pragma once

#include "calibration/view/table_view.h"

#include <opencv2/core.hpp>

namespace umpire::picture {

/// Corrects white balance, exposure and contrast by the only known colours: the table's tags are
/// black on white paper. Maps the tags' black and white linearly, per channel, into the range of
/// the networks' training data. If both are in that range, or no tag was seen, returns the picture
/// itself, not a copy. `image`: CV_8UC3, BGR.
cv::Mat balancedByTags(const cv::Mat& image, const TableView& view);

/// Corrects exposure and contrast of a picture without tags, by its darkest and lightest pixels;
/// the tint is unchanged.
cv::Mat balancedByRange(const cv::Mat& image);

/// Corrects by tags if they gave the view, otherwise by range.
cv::Mat balanced(const cv::Mat& image, const TableView& view);

} // namespace umpire::picture
