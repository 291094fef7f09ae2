#pragma once

#include "calibration/view/table_view.h"

#include <string>

namespace umpire {

/// Returns the JPEG picture for a verdict: the frame, cropped to the play area and the pieces on
/// it. Returns the whole frame if `view` is null, and an empty text if there is no frame. `image`:
/// CV_8UC3.
std::string evidencePicture(const cv::Mat& image, const TableView* view);

} // namespace umpire
