#pragma once

#include "app/print/kit/sheet.h"

namespace umpire::kit {

/// The stacks whose tops are printed, by number of stones.
enum class StackTops {
    UpToTwo,   ///< two stones (walls and towers)
    UpToThree, ///< also three stones (catapults)
};

/// Draws paper stones to cut out: `ofEachColour` light and as many dark stones, and the tops of
/// stacks.
void drawMurusStones(Sheet& sheet, int ofEachColour, StackTops tops);

} // namespace umpire::kit
