#pragma once

#include <QPainterPath>
#include <string>

namespace umpire::kit {

/// A unit from the side, bow to the right, 24 wide and 8 high with the waterline at y = 8; by its
/// id in the game's table ("PA"), and BA, MI and SA for battery, mine and plane. A plain hull for
/// an id that is not known.
QPainterPath silhouetteOf(const std::string& id);

} // namespace umpire::kit
