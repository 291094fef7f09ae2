#pragma once

#include "app/print/kit/sheet.h"

#include <functional>

namespace umpire::kit {

/// A drawing from (0, 0) to its size, in millimetres.
struct Poster {
    QString title;
    QSizeF size;
    std::function<void(Sheet&)> draw;
    BoardPlacement squares{}; ///< of a board, from the drawing's lower-left corner
};

/// The drawing on as many pages as it needs, whole where it fits one. Each tile has crop marks; on
/// its right and lower edge, where a neighbour goes on, a strip to glue that one on.
void drawPoster(Sheet& sheet, const Poster& poster);

} // namespace umpire::kit
