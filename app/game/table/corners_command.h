#pragma once

#include "app/game/table/live_table.h"

/// Where a player sees the play area's corners in the camera's picture.
namespace umpire {

/// `picture`: of the frame that they were set in. The play area's size is the table file's, or that
/// of the corners before. Error: CannotRead where there is no picture yet or nothing says how large
/// the play area is.
Expected<TableCorners> cornersSaid(const std::array<ImagePoint, 4>& at, cv::Size picture,
                                   const LiveTable& table);

} // namespace umpire
