#pragma once

#include "calibration/view/table_view.h"
#include "rules/table/pieces.h"

#include <opencv2/core.hpp>
#include <optional>
#include <vector>

namespace umpire::dice {

/// Finds dice with pips and an edge of 12 to 20 mm, and reads their top faces. A cocked or
/// unreadable die has no value. The place is the middle of the top face, in the picture and, if the
/// view is known, on the table, corrected for the die's height. Dice on a tag's paper and dice
/// farther than 200 mm from the area are left out. The dice are sorted by x in the picture. If the
/// view is not in the table's frame, dice of any size from 15 pixels on are found. `image`:
/// CV_8UC3, of the view's size. `parts`: the only parts to search, in pixels. The result is
/// deterministic.
std::vector<Die> findDice(const cv::Mat& image, const TableView& view,
                          const std::optional<std::vector<cv::Rect>>& parts = std::nullopt);

} // namespace umpire::dice
