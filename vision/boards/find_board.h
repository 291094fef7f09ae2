#pragma once

#include "calibration/view/table_description.h"
#include "calibration/view/table_view.h"

#include <opencv2/core.hpp>
#include <optional>
#include <vector>

namespace umpire::boards {

/// Finds boards of 3 to 12 x 3 to 12 square cells, 20 to 80 mm wide, whose sides are parallel to
/// the table's sides, by their lines or by the edges of their squares. Returns at most two boards,
/// the clearest first; `game` is empty. Returns an empty list if no such lines are visible. Stones
/// on the board hide only a small part of a line. `image`: CV_8UC3. The view's scale must be
/// correct. `cells`: the number of columns and rows, if it is known. Then boards of another size
/// are left out, and an outer line may be hidden by stacks.
std::vector<BoardPlacement> findBoards(const cv::Mat& image, const TableView& view,
                                       const std::optional<cv::Size>& cells = std::nullopt);

} // namespace umpire::boards
