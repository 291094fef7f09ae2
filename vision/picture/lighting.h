#pragma once

#include "calibration/view/table_view.h"
#include "rules/table/message.h"

#include <opencv2/core.hpp>
#include <vector>

namespace umpire::picture {

/// Returns warnings about the light on the play area, such as "glare over the lower left corner: …"
/// and "the table is too dark: …". Empty if the light is good. `image`: CV_8UC3.
std::vector<Message> lightingWarnings(const cv::Mat& image, const TableView& view);

/// Tells whether a picture has no colours, as from an infrared camera. Returns false for a picture
/// that is too dark. `image`: CV_8UC3.
bool isColourless(const cv::Mat& image);

} // namespace umpire::picture
