#pragma once

#include "app/game/board/drawing.h"
#include "app/print/kit/sheet.h"

#include <span>

/// Pictures that show how to use a page. They contain no words, so they need no translation.
namespace umpire::kit {

struct Step {
    /// A file of `figures/steps`, 40 units wide and 28 high; empty: only the board.
    QString picture;
    QString words;
    /// The board of the game. It is drawn at the figure's element "board". Its halves are drawn at
    /// the elements "left" and "right".
    BoardDrawing board{};
};
/// Draws numbered steps from left to right. Each has a picture, and its sentence below.
void drawStepsInARow(Sheet& sheet, const QRectF& area, std::span<const Step> steps);
/// Draws numbered steps from top to bottom. Each has a picture, and its sentence on the right.
void drawStepsInAColumn(Sheet& sheet, const QRectF& area, std::span<const Step> steps);

} // namespace umpire::kit
