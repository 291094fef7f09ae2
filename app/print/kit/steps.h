#pragma once

#include "app/game/board/drawing.h"
#include "app/print/kit/sheet.h"

#include <span>

/// Pictures that show how to use a page, without words.
namespace umpire::kit {

struct Step {
    QString picture; ///< a file of `figures/steps`, 40 wide and 28 high; empty: only the board
    QString words;
    /// The game's board. It is drawn where the figure has an element "board", and its halves where
    /// the figure has "left" and "right".
    BoardDrawing board{};
};
/// Draws numbered steps from left to right: a picture with its sentence below.
void drawStepsInARow(Sheet& sheet, const QRectF& area, std::span<const Step> steps);
/// Draws numbered steps from top to bottom: a picture with its sentence on the right.
void drawStepsInAColumn(Sheet& sheet, const QRectF& area, std::span<const Step> steps);

} // namespace umpire::kit
