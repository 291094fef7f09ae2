#pragma once

#include "calibration/view/table_view.h"

#include <vector>

namespace umpire {

/// Where the ray through the pixel meets the table, and then what stands on it, up to the height
/// of a figure. Empty where it does not meet the table.
std::vector<TablePoint> rayFrom(const TableView& view, ImagePoint pixel);

} // namespace umpire
