#pragma once

#include "calibration/view/table_view.h"
#include "rules/table/observation.h"

namespace umpire {

/// Merges the looks of two cameras at one table at rest, in the same frame. Pieces that both
/// cameras see get a higher confidence. Each camera adds the pieces that the other camera lacks;
/// pieces that only `second` sees need a minimum confidence. The orders, the warnings and the
/// picture coordinates (`firstView`) are those of `first`.
TableObservation joinedLooks(TableObservation first, TableObservation second,
                             const TableView& firstView);

} // namespace umpire
