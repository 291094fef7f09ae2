#pragma once

#include "app/print/kit/sheet.h"

#include <functional>

namespace umpire::kit {

/// A drawing that may be larger than a page. It extends from (0, 0) to `size`, in millimetres.
struct Poster {
    QString title;
    QSizeF size;
    std::function<void(Sheet&)> draw;
    /// Place of the board's squares, measured from the lower-left corner of the drawing.
    BoardPlacement squares{};
};

/// Returns the number of sheets that `drawPoster` needs.
int sheetsFor(const Sheet& sheet, const Poster& poster);

/// Draws the poster on one page if it fits, otherwise divided into tiles on several pages. Each
/// tile has crop marks. It has a strip for glue at its right and lower edges, if another tile
/// continues there.
void drawPoster(Sheet& sheet, const Poster& poster);

} // namespace umpire::kit
