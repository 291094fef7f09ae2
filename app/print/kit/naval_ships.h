#pragma once

#include <QPainterPath>
#include <string>

namespace umpire::kit {

/// Returns a unit's side view, bow right, 24 wide and 8 high, with the waterline at y = 8; `id` is
/// from the game's table ("PA"), or BA, MI and SA for battery, mine and plane. An unknown id gives
/// a plain hull.
QPainterPath silhouetteOf(const std::string& id);

} // namespace umpire::kit
