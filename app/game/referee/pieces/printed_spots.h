#pragma once

#include "app/game/referee/core/lying_pieces.h"
#include "calibration/view/table_description.h"
#include "rules/games/buda_1686/scenario.h"

/// Gives the places of the kit's boards on the table.
namespace umpire::referee {

/// Returns the areas of the printed map by BudaTable's spots. `corner`: the map's lower-left
/// corner; its sides are parallel to the table's.
std::vector<SpotArea> budaAreas(const buda_1686::Scenario& scenario, TablePoint corner);

/// Returns each zone's complete box and each of its breaches, in the map's own frame.
std::vector<SpotArea> budaZones(const buda_1686::Scenario& scenario);

/// Returns the squares of a board, row by row from a1.
std::vector<SpotArea> squareAreas(const BoardPlacement& board);

} // namespace umpire::referee
