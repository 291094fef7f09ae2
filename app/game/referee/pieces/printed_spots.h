#pragma once

#include "app/game/referee/core/lying_pieces.h"
#include "calibration/view/table_description.h"
#include "rules/games/buda_1686/scenario.h"

/// Where the kit's boards have their places on the table.
namespace umpire::referee {

/// Of the printed map, with its lower-left corner there and its sides along the table's; by
/// BudaTable's spots.
std::vector<SpotArea> budaAreas(const buda_1686::Scenario& scenario, TablePoint corner);

/// Each zone's whole box, and each of its breaches, on the map by itself.
std::vector<SpotArea> budaZones(const buda_1686::Scenario& scenario);

/// Of a board of squares; row by row from a1.
std::vector<SpotArea> squareAreas(const BoardPlacement& board);

} // namespace umpire::referee
