#pragma once

#include "app/print/kit/sheet.h"

namespace umpire::kit {

/// Draws a ruler in match lengths, with marks at halves, and in each length the factor of a
/// shot.
void drawMatchRuler(Sheet& sheet, QPointF topLeft, Millimetres matchLength);
constexpr double kMatchRulerHeight = 18.0;

} // namespace umpire::kit
