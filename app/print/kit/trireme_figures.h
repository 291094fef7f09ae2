#pragma once

#include "app/print/kit/sheet.h"

namespace umpire::kit {

/// TR-3: light ground and Roman, dark ground and Greek.
enum class Fleet { Roman, Greek };

/// Fold-up figures are strips of two pictures with a base field at each end. They are low, so that
/// a camera above sees past them. Their bases are a millimetre smaller than the squares of TR-3, so
/// that they fit side by side.
constexpr double kFigureHeight = 13.0;
constexpr double kTab = 4.5;
constexpr double kStripHeight = 2 * (kFigureHeight + kTab);
constexpr double kShipWidth = 19.0;
constexpr double kSoldierWidth = 9.0;
/// Length from the stern that has the fleet's colour on a ship's base; the bow is yellow.
constexpr double kSternLength = 11.4;

/// Draws a ship with its number, bow right. The base shows the owner from above: red Roman, blue
/// Greek, with a yellow bow.
void drawShipStrip(Sheet& sheet, QPointF topLeft, Fleet fleet, int number);
void drawSoldierStrip(Sheet& sheet, QPointF topLeft, Fleet fleet);

} // namespace umpire::kit
