#pragma once

#include "calibration/view/table_description.h"
#include "calibration/view/table_view.h"

namespace umpire {

/// A frame on the table: its origin, and the direction of its x axis.
struct TableFrame {
    TablePoint origin;
    Radians heading;
};

/// Converts the table's description to that frame. The area is the smallest upright
/// rectangle with every tag's paper (35 mm beyond the centres of 40 mm tags) and the board inside.
/// `table.board`, if present, must already be in that frame. Numbers are rounded to
/// hundredths, so that people can read the file.
TableDescription framedAs(TableDescription table, const TableFrame& frame);

/// Converts a view of the same table to that frame. The area is the smallest upright rectangle that
/// contains the former area.
TableView framedAs(TableView view, const TableFrame& frame);

} // namespace umpire
