#pragma once

#include "calibration/view/table_view.h"
#include "rules/table/observation.h"

namespace umpire {

/// Merges the looks of two cameras at one table at rest, in one frame. Pieces seen by both cameras
/// are more certain, and each camera adds the pieces that the other lacks. A piece seen only by
/// `second` needs a minimum confidence. Orders, warnings and picture coordinates (`firstView`) are
/// those of `first`.
TableObservation joinedLooks(TableObservation first, TableObservation second,
                             const TableView& firstView);

} // namespace umpire
