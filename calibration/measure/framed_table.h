#pragma once

#include "calibration/view/table_description.h"
#include "calibration/view/table_view.h"

namespace umpire {

/// A coordinate frame on the table: its origin, and the direction of its x axis.
struct TableFrame {
    TablePoint origin;
    Radians heading;
};

/// Converts the table's description to the frame `frame`, and then moves the origin to the
/// lower-left corner of the area. The area is the smallest upright rectangle that contains the
/// board and every tag's paper (35 mm beyond the centres of 40 mm tags). `table.board`, if present,
/// must already be given in `frame`. Lengths are rounded to hundredths of a millimetre and headings
/// to hundredths of a degree, so that people can read the file.
TableDescription framedAs(TableDescription table, const TableFrame& frame);

/// Converts a view of the same table to the frame `frame`. The area becomes the smallest upright
/// rectangle that contains the former area.
TableView framedAs(TableView view, const TableFrame& frame);

} // namespace umpire
