#pragma once

#include "calibration/view/table_view.h"
#include "rules/table/pieces.h"

#include <opencv2/core.hpp>
#include <span>

/// Sticks on a table against edges, creases and print that look like sticks.
namespace umpire::scale {

/// The share, 0..1, of the sticks that lie free: on both their sides is the same table. Along an
/// edge, a finger or a letter the sides differ by more than the stick differs from them. 1 where
/// there are no sticks. `image`: CV_8UC3.
double freeShare(const cv::Mat& image, const TableView& view, std::span<const Match> sticks);

/// Whether enough of the sticks lie free for them to be sticks on a table.
bool areOnTable(const cv::Mat& image, const TableView& view, std::span<const Match> sticks);

} // namespace umpire::scale
