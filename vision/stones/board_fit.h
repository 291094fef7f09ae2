#pragma once

#include "calibration/view/table_description.h"
#include "rules/table/message.h"
#include "vision/stones/stone_labels.h"

#include <vector>

namespace umpire::stones {

/// Checks whether the board's lines, or the edges of its squares, are where the table file has
/// them. Returns a warning for each error: lines in another place, the board ends before an edge,
/// or no lines are visible at all. Empty if everything fits.
std::vector<Message> boardMisfits(const StoneLabels& labels, const BoardPlacement& board);

} // namespace umpire::stones
