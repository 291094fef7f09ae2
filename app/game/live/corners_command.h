#pragma once

#include "app/game/live/live_table.h"

#include <string>
#include <string_view>

/// `corners 12,700 900,690 880,80 30,95`: where a player sees the play area's corners in the
/// camera's picture, in its pixels, side A's left one first and against the clock.
namespace umpire {

bool isCornersCommand(std::string_view line);
std::string cornersCommand(const TableCorners& corners);

/// `picture`: of the frame that they were set in. The play area's size is the table file's, or that
/// of the corners before. Errors: WrongUsage for another line, CannotRead where there is no picture
/// yet or nothing says how large the play area is.
Expected<TableCorners> cornersSaid(std::string_view line, cv::Size picture, const LiveTable& table);

} // namespace umpire
