#pragma once

#include "calibration/view/table_view.h"
#include "rules/table/message.h"

#include <opencv2/core.hpp>
#include <vector>

namespace umpire::picture {

/// What a person should know about the light over the play area, one line each: "glare over the
/// lower left corner: …", "the table is too dark: …". Nothing where all is well. `image`: CV_8UC3.
std::vector<Message> lightingWarnings(const cv::Mat& image, const TableView& view);

/// Does a picture show brightness alone, as an infrared camera does? `image`: CV_8UC3.
bool isColourless(const cv::Mat& image);

} // namespace umpire::picture
