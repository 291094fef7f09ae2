#pragma once

#include "calibration/view/table_view.h"

#include <vector>

namespace umpire {

/// Returns points of the pixel's ray, from the surface of the table up to the height of a figure.
/// Empty if the ray does not meet the table.
std::vector<TablePoint> rayFrom(const TableView& view, ImagePoint pixel);

} // namespace umpire
