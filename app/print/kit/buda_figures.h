#pragma once

#include "app/print/kit/sheet.h"
#include "rules/games/buda_1686/scenario.h"

namespace umpire::kit {

enum class Health { Whole, Hurt };

/// Draws a soldier of that unit's troop, as large as fits in the box; strikes out a hurt one.
void drawSoldier(Sheet& sheet, const QRectF& box, const buda_1686::Unit& unit, Health health);
/// Draws gabions: one row per level of the entrenchment.
void drawEntrenchment(Sheet& sheet, const QRectF& box, int level);

} // namespace umpire::kit
