#pragma once

#include "calibration/view/table_description.h"
#include "calibration/view/table_view.h"

#include <opencv2/core.hpp>
#include <optional>
#include <vector>

namespace umpire::boards {

/// Boards of 3 to 12 square cells of 20 to 80 mm a side that lie along the table's own sides, by
/// their lines or the edges of their checks; `game` is empty. Their colours do not matter, stones
/// on them hide little. The plainest first, two at most; empty where no such lines are seen.
/// `image`: CV_8UC3; the view must be to scale. `cells`: columns and rows, where they are known:
/// boards of another size are left out, and stacks may hide the line at an end.
std::vector<BoardPlacement> findBoards(const cv::Mat& image, const TableView& view,
                                       const std::optional<cv::Size>& cells = std::nullopt);

} // namespace umpire::boards
