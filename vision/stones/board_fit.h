#pragma once

#include "calibration/view/table_description.h"
#include "rules/table/message.h"
#include "vision/stones/stone_labels.h"

#include <vector>

namespace umpire::stones {

/// Checks whether the board's lines, or the edges of its squares, lie where the table file has
/// them. Returns one warning for each kind of error; empty if there is none, or if no lines are
/// visible.
std::vector<Message> boardMisfits(const StoneLabels& labels, const BoardPlacement& board);

} // namespace umpire::stones
