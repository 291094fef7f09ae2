#pragma once

#include "app/print/kit/sheet.h"

namespace umpire::kit {

/// Draws a ruler with match lengths and their halves. Each length shows the factor that applies to
/// a shot over this distance. `topLeft` is in millimetres on the page.
void drawMatchRuler(Sheet& sheet, QPointF topLeft, Millimetres matchLength);
/// Height of the ruler, in millimetres.
constexpr double kMatchRulerHeight = 18.0;

} // namespace umpire::kit
