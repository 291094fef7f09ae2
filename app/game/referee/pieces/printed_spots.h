#pragma once

#include "app/game/referee/core/lying_pieces.h"
#include "calibration/view/table_description.h"
#include "rules/games/buda_1686/scenario.h"

/// Returns where the places of the printed boards lie on the table.
namespace umpire::referee {

/// Returns the areas of the printed map, with the spots of BudaTable. `corner`: lower left corner
/// of the map, whose sides are parallel to the table's axes.
std::vector<SpotArea> budaAreas(const buda_1686::Scenario& scenario, TablePoint corner);

/// Returns the whole box of each zone and all its breaches, relative to the lower left corner of
/// the map.
std::vector<SpotArea> budaZones(const buda_1686::Scenario& scenario);

/// Returns the squares of a board, row by row from a1.
std::vector<SpotArea> squareAreas(const BoardPlacement& board);

} // namespace umpire::referee
