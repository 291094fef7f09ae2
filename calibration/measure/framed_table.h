#pragma once

#include "calibration/view/table_description.h"
#include "calibration/view/table_view.h"

namespace umpire {

/// A frame on the table: where its origin lies, and where its x axis points.
struct TableFrame {
    TablePoint origin;
    Radians heading;
};

/// The table's description with its sides along that frame's; the area is the smallest upright
/// rectangle with every tag's paper (35 mm beyond the centres of 40 mm tags) and the board inside.
/// `table.board`, where there is one, is already placed in that frame. Numbers are rounded to
/// hundredths, for files are for people too.
TableDescription framedAs(TableDescription table, const TableFrame& frame);

/// The same view of the same table in that frame. The area is the smallest upright rectangle that
/// holds the former one.
TableView framedAs(TableView view, const TableFrame& frame);

} // namespace umpire
