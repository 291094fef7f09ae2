#pragma once

#include "calibration/view/table_description.h"
#include "rules/table/message.h"
#include "vision/stones/stone_labels.h"

#include <vector>

namespace umpire::stones {

/// Whether the board's lines, or the edges of its checks, lie where the table file has them: one
/// warning a way in which they do not. Empty where they do, or where none are seen to tell.
std::vector<Message> boardMisfits(const StoneLabels& labels, const BoardPlacement& board);

} // namespace umpire::stones
