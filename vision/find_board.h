#pragma once

#include "calibration/table_description.h"
#include "calibration/table_view.h"

#include <opencv2/core.hpp>
#include <optional>

namespace umpire {

/// A board of 3 to 12 square cells of 20 to 80 mm a side that lies along the table's own sides, by
/// its lines or the edges of its checks; `game` is empty. Its colours do not matter, stones on it
/// hide little. None where no such lines are seen. `image`: CV_8UC3; the view must be to scale.
std::optional<BoardPlacement> findBoard(const cv::Mat& image, const TableView& view);

} // namespace umpire
