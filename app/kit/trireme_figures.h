#pragma once

#include "app/kit/sheet.h"

namespace umpire::kit {

/// TR-3: light ground and Roman, dark ground and Greek.
enum class Fleet { Roman, Greek };

/// Fold-up figures as strips of two pictures with a blank field at either end, for a base.
constexpr double kFigureHeight = 18.0;
constexpr double kTab = 5.0;
constexpr double kStripHeight = 2 * (kFigureHeight + kTab);
constexpr double kShipWidth = 20.0;
constexpr double kSoldierWidth = 10.0;

/// A ship with its number, bow to the right; its base shows the bow from above.
void drawShipStrip(Sheet& sheet, QPointF topLeft, Fleet fleet, int number);
void drawSoldierStrip(Sheet& sheet, QPointF topLeft, Fleet fleet);

} // namespace umpire::kit
