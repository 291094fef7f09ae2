#pragma once

#include "app/print/kit/sheet.h"

namespace umpire::kit {

/// The owner of a figure (TR-3). Roman pictures have a light ground, Greek pictures a dark ground.
enum class Fleet { Roman, Greek };

/// Sizes of the figures that are folded up, in millimetres. A figure is a strip with two pictures,
/// and a base at each end. Figures are low, so that a camera above sees what is behind them. Their
/// bases are a millimetre smaller than the squares of TR-3, so that they fit side by side.
constexpr double kFigureHeight = 13.0;
constexpr double kTab = 4.5;
constexpr double kStripHeight = 2 * (kFigureHeight + kTab);
constexpr double kShipWidth = 19.0;
constexpr double kSoldierWidth = 9.0;
/// Length of the part of a ship's base that has the fleet's colour, from the stern. The rest, at
/// the bow, is yellow.
constexpr double kSternLength = 11.4;

/// Draws the strip of a ship with its number. The bow is on the right. The base shows the owner to
/// a camera above: red for Roman, blue for Greek, and yellow at the bow.
void drawShipStrip(Sheet& sheet, QPointF topLeft, Fleet fleet, int number);
void drawSoldierStrip(Sheet& sheet, QPointF topLeft, Fleet fleet);

} // namespace umpire::kit
