#pragma once

#include "app/print/kit/sheet.h"
#include "rules/games/buda_1686/scenario.h"

namespace umpire::kit {

enum class Health { Whole, Hurt };

/// One of that troop, as large as fits in the box. Who is hurt is struck through.
void drawSoldier(Sheet& sheet, const QRectF& box, const buda_1686::Unit& unit, Health health);
/// Gabions: as many rows as the entrenchment has levels.
void drawEntrenchment(Sheet& sheet, const QRectF& box, int level);

} // namespace umpire::kit
