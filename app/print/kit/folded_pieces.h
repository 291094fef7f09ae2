#pragma once

#include "app/print/kit/sheet.h"

#include <functional>
#include <vector>

namespace umpire::kit {

/// A square counter with two sides, printed as one strip: cut it out, fold it in the middle, glue
/// it. Each side is drawn upright in the square from (0, 0) to (side, side).
struct FoldedPiece {
    std::function<void(Sheet&)> front;
    std::function<void(Sheet&)> back;
};

/// Places strips in rows from the top of an area; returns where the next row would begin. All
/// strips must fit, because their number is known when the page is designed.
double layFolded(Sheet& sheet, const QRectF& area, double side,
                 const std::vector<FoldedPiece>& pieces);

} // namespace umpire::kit
