#pragma once

#include "app/eye/one_picture/look.h"
#include "calibration/measure/table_corners.h"

namespace umpire {

/// The same as lookAtTable, with the stones on a board of which no table file tells: one of 8 by 7
/// or 8 by 8 squares along the sides of the tags' frame, whatever the request names besides.
/// Errors: TableNotFound, where no tags give that frame or no such board is seen whole.
Expected<Look> lookForBoard(const LookRequest& request, const LookInputs& inputs);

/// The same by the board's outer corners, which a hand set in the picture; its real size does not
/// matter and is not measured. Error: TableNotFound, where they are no corners of a board.
Expected<Look> lookForBoard(const LookRequest& request, const LookInputs& inputs,
                            const std::array<ImagePoint, 4>& corners);

/// Nothing of what was sought lies there.
bool isEmpty(const TableObservation& seen);

} // namespace umpire
