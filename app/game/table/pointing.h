#pragma once

#include "app/game/table/live_table.h"
#include "calibration/view/table_view.h"

#include <vector>

/// Converts places that a player marked in the camera's picture.
namespace umpire {

/// Returns the corners. `picture`: size of the frame in which they were marked. The size of the
/// play area comes from the table file, or from the corners that were marked before. Error
/// CannotRead: there is no picture, or the size of the play area is unknown.
Expected<TableCorners> cornersSaid(const std::array<ImagePoint, 4>& at, cv::Size picture,
                                   const LiveTable& table);

/// Returns points of the pixel's ray, from the surface of the table up to the height of a figure.
/// Empty if the ray does not meet the table.
std::vector<TablePoint> rayFrom(const TableView& view, ImagePoint pixel);

} // namespace umpire
