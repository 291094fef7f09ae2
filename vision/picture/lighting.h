#pragma once

#include "calibration/view/table_view.h"
#include "rules/table/message.h"

#include <opencv2/core.hpp>
#include <vector>

namespace umpire::picture {

/// Lists warnings about the light on the play area, one line each: "glare over the lower left
/// corner: …", "the table is too dark: …". Empty if the light is good. `image`: CV_8UC3.
std::vector<Message> lightingWarnings(const cv::Mat& image, const TableView& view);

/// Tells whether a picture has no colours, like an infrared camera's. `image`: CV_8UC3.
bool isColourless(const cv::Mat& image);

} // namespace umpire::picture
