#pragma once

#include "app/print/kit/sheet.h"

namespace umpire::kit {

/// TR-3: light ground and Roman, dark ground and Greek.
enum class Fleet { Roman, Greek };

/// Fold-up figures as strips of two pictures with a field at either end, for a base. They are low,
/// so that a camera from above sees past them, and their bases a millimetre smaller than the
/// squares of TR-3, so that they stand side by side.
constexpr double kFigureHeight = 13.0;
constexpr double kTab = 4.5;
constexpr double kStripHeight = 2 * (kFigureHeight + kTab);
constexpr double kShipWidth = 19.0;
constexpr double kSoldierWidth = 9.0;
/// From the stern on so much of a ship's base has its fleet's colour; the rest, its bow, is yellow.
constexpr double kSternLength = 11.4;

/// A ship with its number, bow to the right. Bases show from above whose they are: red Roman, blue
/// Greek, a yellow bow.
void drawShipStrip(Sheet& sheet, QPointF topLeft, Fleet fleet, int number);
void drawSoldierStrip(Sheet& sheet, QPointF topLeft, Fleet fleet);

} // namespace umpire::kit
