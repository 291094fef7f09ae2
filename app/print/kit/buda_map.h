#pragma once

#include "app/print/kit/sheet.h"
#include "rules/games/buda_1686/scenario.h"

namespace umpire::kit {

constexpr double kBudaCounter = 28.0;
const inline QColor kImperialGrey(186, 188, 194);
const inline QColor kTurkishGreen(120, 176, 116);

/// Returns "janissary", or an officer's name.
QString nameOfUnit(Sheet& sheet, const buda_1686::Unit& unit);

/// Draws the map with zones, breaches, roads and the units' starting places, on several sheets.
void drawBudaMap(Sheet& sheet, const buda_1686::Scenario& scenario);

} // namespace umpire::kit
