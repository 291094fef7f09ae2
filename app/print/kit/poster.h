#pragma once

#include "app/print/kit/sheet.h"

#include <functional>

namespace umpire::kit {

/// A drawing from (0, 0) to its size, in millimetres.
struct Poster {
    QString title;
    QSizeF size;
    std::function<void(Sheet&)> draw;
    BoardPlacement squares{}; ///< squares of a board, from the drawing's lower-left corner
};

/// Draws the poster on as many pages as needed, or on one page if it fits. Each tile has crop
/// marks, and a glue strip at its right and lower edge if a neighbour continues there.
void drawPoster(Sheet& sheet, const Poster& poster);

} // namespace umpire::kit
