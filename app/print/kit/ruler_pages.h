#pragma once

#include "app/print/kit/sheet.h"

namespace umpire::kit {

/// A ruler in matches: so many match lengths, with marks at halves and what a shot is worth in
/// each.
void drawMatchRuler(Sheet& sheet, QPointF topLeft, Millimetres matchLength);
constexpr double kMatchRulerHeight = 18.0;

} // namespace umpire::kit
