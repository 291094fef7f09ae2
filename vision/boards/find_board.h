#pragma once

#include "calibration/view/table_description.h"
#include "calibration/view/table_view.h"

#include <opencv2/core.hpp>
#include <optional>
#include <vector>

namespace umpire::boards {

/// Finds boards of 3 to 12 square cells of 20 to 80 mm that are parallel to the table's sides, by
/// their lines or the edges of their squares; `game` is empty. Colours do not matter, and stones
/// hide little. Returns at most two boards, the clearest first; empty if no such lines are visible.
/// `image`: CV_8UC3; the view must be to scale. `cells`: columns and rows, if known: boards of
/// another size are then left out, and stacks may hide an outer line.
std::vector<BoardPlacement> findBoards(const cv::Mat& image, const TableView& view,
                                       const std::optional<cv::Size>& cells = std::nullopt);

} // namespace umpire::boards
