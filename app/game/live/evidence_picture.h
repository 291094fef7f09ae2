#pragma once

#include "calibration/view/table_view.h"

#include <string>

namespace umpire {

/// What a verdict rests on: a JPEG of the frame, cropped to the play area and what stands on it;
/// the whole frame where `view` is null. Empty where there is no frame. `image`: CV_8UC3.
std::string evidencePicture(const cv::Mat& image, const TableView* view);

} // namespace umpire
