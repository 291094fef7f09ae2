#pragma once

#include "calibration/view/table_view.h"
#include "rules/table/pieces.h"

#include <opencv2/core.hpp>
#include <optional>
#include <vector>

namespace umpire::dice {

/// Finds dice with pips, 12 to 20 mm, and reads their top faces; a cocked die has no value, nor has
/// one that cannot be read. The place is the middle of the top face, in the picture and, where the
/// view knows the table, laid down from the die's own height. Nothing is a die that lies on a tag's
/// paper. Sorted by place in the picture. `image`: CV_8UC3, of the view's size. Deterministic; one
/// thread. Without tags in view dice of any size are looked for, from 15 pixels on.
/// `parts`: where to look alone, in pixels.
std::vector<Die> findDice(const cv::Mat& image, const TableView& view,
                          const std::optional<std::vector<cv::Rect>>& parts = std::nullopt);

} // namespace umpire::dice
