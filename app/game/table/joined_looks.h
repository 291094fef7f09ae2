#pragma once

#include "calibration/view/table_view.h"
#include "rules/table/observation.h"

namespace umpire {

/// What two cameras see of one table at rest, in one frame. What both see is surer, and either one
/// tells what the other cannot. What the second one sees alone counts where it is likely. Orders
/// and warnings are the first one's. `firstView`: places in the picture are in the first one's.
TableObservation joinedLooks(TableObservation first, const TableObservation& second,
                             const TableView& firstView);

} // namespace umpire
