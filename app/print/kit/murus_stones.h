#pragma once

#include "app/print/kit/sheet.h"

namespace umpire::kit {

enum class StackTops {
    UpToTwo,   ///< walls and towers
    UpToThree, ///< tops of catapults too
};

/// Draws paper stones: `ofEachColour` light stones, equally many dark stones, and the tops of
/// stacks.
void drawMurusStones(Sheet& sheet, int ofEachColour, StackTops tops);

} // namespace umpire::kit
