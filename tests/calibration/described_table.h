#pragma once

#include "calibration/view/table_description.h"

#include <array>

namespace umpire {

/// Returns a table with four tags, numbers 0 to 3 counter-clockwise from the lower left.
inline TableDescription describedTable(Millimetres width, Millimetres height, Millimetres tagSize,
                                       const std::array<TablePoint, 4>& tags) {
    TableDescription table;
    table.width = width;
    table.height = height;
    table.tagSize = tagSize;
    for (const TablePoint& tag : tags) {
        table.tags.push_back({int(table.tags.size()), tag, {}});
    }
    return table;
}

/// Returns a table with four tags of 40 mm, 35 mm inside the corners of an area of 600 x 420 mm.
inline TableDescription sheetOfTags() {
    return describedTable(600_mm, 420_mm, 40_mm,
                          {{{35_mm, 35_mm}, {565_mm, 35_mm}, {565_mm, 385_mm}, {35_mm, 385_mm}}});
}

} // namespace umpire
