#pragma once

#include "calibration/view/table_view.h"

#include <string>

namespace umpire {

/// Returns the picture for a verdict: a JPEG of the frame, cropped to the play area and the pieces
/// standing on it. Returns the whole frame if `view` is null, and an empty text without a frame.
/// `image`: CV_8UC3.
std::string evidencePicture(const cv::Mat& image, const TableView* view);

} // namespace umpire
