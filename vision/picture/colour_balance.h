#pragma once

#include "calibration/view/table_view.h"

#include <opencv2/core.hpp>

namespace umpire::picture {

/// White balance, exposure and contrast by the one thing whose colours are known: the table's tags
/// are black on white paper. Per channel what the tags' black and white appear as is mapped
/// linearly into the range that the nets were trained for; as it is, and not copied, where both lie
/// there or where no tag was seen. `image`: CV_8UC3, BGR.
cv::Mat balancedByTags(const cv::Mat& image, const TableView& view);

/// Likewise where there are no tags: exposure and contrast, by the darkest and lightest in the
/// picture; its tint is left as it is.
cv::Mat balancedByRange(const cv::Mat& image);

/// By tags where they gave the view, else by range.
cv::Mat balanced(const cv::Mat& image, const TableView& view);

} // namespace umpire::picture
