#pragma once

#include "app/eye/one_picture/look.h"
#include "calibration/measure/table_corners.h"

namespace umpire {

/// Like lookAtTable, but finds stones on a board that no table file describes: of 8 by 7 or 8 by 8
/// squares, parallel to the tags' frame; other detectors of the request are ignored. Errors:
/// TableNotFound if no tags give that frame, or no such board is completely visible.
Expected<Look> lookForBoard(const LookRequest& request, const LookInputs& inputs);

/// Finds stones within the board's outer corners, which a user marked in the picture; the board's
/// real size is neither needed nor measured. Error: TableNotFound if the points are no corners of a
/// board.
Expected<Look> lookForBoard(const LookRequest& request, const LookInputs& inputs,
                            const std::array<ImagePoint, 4>& corners);

/// Tells whether none of the requested pieces was found.
bool isEmpty(const TableObservation& seen);

} // namespace umpire
