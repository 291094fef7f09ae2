#pragma once

#include "app/print/kit/sheet.h"

namespace umpire::kit {

enum class StackTops {
    UpToTwo,   ///< walls and towers
    UpToThree, ///< catapults too
};

/// Draws paper stones: `ofEachColour` light and as many dark ones, and the tops of stacks.
void drawMurusStones(Sheet& sheet, int ofEachColour, StackTops tops);

} // namespace umpire::kit
