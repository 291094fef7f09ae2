#pragma once

#include "app/print/kit/sheet.h"

namespace umpire::kit {

enum class StackTops {
    UpToTwo,   ///< walls and towers
    UpToThree, ///< catapults too
};

/// Paper stones for who has none: so many light ones and as many dark ones, and the tops of stacks.
void drawMurusStones(Sheet& sheet, int ofEachColour, StackTops tops);

} // namespace umpire::kit
