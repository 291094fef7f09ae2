#pragma once

#include "calibration/view/table_view.h"
#include "rules/table/pieces.h"

#include <opencv2/core.hpp>
#include <optional>
#include <vector>

namespace umpire::dice {

/// Finds dice with pips, 12 to 20 mm, and reads their top faces. A cocked or unreadable die has no
/// value. The place is the middle of the top face, in the picture and, if the view is in the
/// table's frame, on the table, corrected for the die's height. Nothing on a tag's paper counts as
/// a die. Sorted by place in the picture. `image`: CV_8UC3, of the view's size. Deterministic; uses
/// one thread. Without tags in view, dice of any size from 15 pixels on are found. `parts`: the
/// only parts to search, in pixels.
std::vector<Die> findDice(const cv::Mat& image, const TableView& view,
                          const std::optional<std::vector<cv::Rect>>& parts = std::nullopt);

} // namespace umpire::dice
