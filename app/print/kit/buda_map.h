#pragma once

#include "app/print/kit/poster.h"
#include "rules/games/buda_1686/scenario.h"

namespace umpire::kit {

/// Side of a counter, in millimetres.
constexpr double kBudaCounter = 28.0;
const inline QColor kImperialGrey(186, 188, 194);
const inline QColor kTurkishGreen(120, 176, 116);

/// Returns the name with a capital first letter, as all counters have it.
QString capitalisedName(const QString& name);

/// Returns the name of a unit in the kit's language, such as "Janissary", or the name of an
/// officer.
QString nameOfUnit(Sheet& sheet, const buda_1686::Unit& unit);

/// Returns the map, with zones, breaches, roads, and the places where units start.
Poster budaMap(Sheet& sheet, const std::shared_ptr<const buda_1686::Scenario>& scenario);

} // namespace umpire::kit
