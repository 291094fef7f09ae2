#pragma once

#include "app/game/table/live_table.h"

/// Converts the play area's corners that a player marked in the camera's picture.
namespace umpire {

/// `picture` is the size of the frame in which the corners were marked. The play area's size comes
/// from the table file, or from the earlier corners. Error: CannotRead without a picture, or if the
/// play area's size is unknown.
Expected<TableCorners> cornersSaid(const std::array<ImagePoint, 4>& at, cv::Size picture,
                                   const LiveTable& table);

} // namespace umpire
