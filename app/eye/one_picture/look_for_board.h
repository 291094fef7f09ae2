#pragma once

#include "app/eye/one_picture/look.h"
#include "calibration/measure/table_corners.h"

namespace umpire {

/// Finds stones on a board that no table file describes. The board must have 8 by 7 or 8 by 8
/// squares, and its sides must be parallel to the frame of the tags. The board is found in addition
/// to the pieces of the requested detectors. Error: TableNotFound if no tag gives the frame, or no
/// such board is completely visible.
Expected<Look> lookForBoard(const LookRequest& request, const LookInputs& inputs);

/// Finds stones on a board whose outer corners a user marked in the picture. The real size of the
/// board is neither needed nor measured. Error: TableNotFound if the points cannot be the corners
/// of a board.
Expected<Look> lookForBoard(const LookRequest& request, const LookInputs& inputs,
                            const std::array<ImagePoint, 4>& corners);

/// Tells whether the observation contains no piece.
bool isEmpty(const TableObservation& seen);

} // namespace umpire
