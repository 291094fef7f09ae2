#pragma once

#include "app/print/kit/sheet.h"

#include <functional>
#include <vector>

namespace umpire::kit {

/// A square counter with two sides. It is printed as a strip, which is cut out, folded in the
/// middle, and glued together. The functions draw each side upright, in the square from (0, 0) to
/// (side, side).
struct FoldedPiece {
    std::function<void(Sheet&)> front;
    std::function<void(Sheet&)> back;
};

/// Draws strips in rows from the top of an area. `side` is the side of a counter in millimetres.
/// Returns where the next row would begin. There must be room for all strips.
double layFolded(Sheet& sheet, const QRectF& area, double side,
                 const std::vector<FoldedPiece>& pieces);

} // namespace umpire::kit
