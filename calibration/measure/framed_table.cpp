#include "calibration/measure/framed_table.h"

#include <algorithm>
#include <cmath>

namespace umpire {

namespace {

/// The area ends this far from the outermost tags' centres, as a share of the tag's side: with the
/// paper and a millimetre, 35 mm for tags of 40 mm.
constexpr double kMarginShare = 0.875;
constexpr double kRounding = 0.01;

double rounded(double value) {
    return std::round(value / kRounding) * kRounding;
}
TablePoint rounded(TablePoint point) {
    return {Millimetres(rounded(point.x.value())), Millimetres(rounded(point.y.value()))};
}

/// The smallest upright rectangle so far.
struct Extent {
    TablePoint lowest;
    TablePoint highest;

    void add(TablePoint point, Millimetres around) {
        lowest = {std::min(lowest.x, point.x - around), std::min(lowest.y, point.y - around)};
        highest = {std::max(highest.x, point.x + around), std::max(highest.y, point.y + around)};
    }
};

} // namespace

TableDescription framedAs(TableDescription table, const TableFrame& frame) {
    const Millimetres margin = table.tagSize * kMarginShare;
    Extent extent{{1e6_mm, 1e6_mm}, {-1e6_mm, -1e6_mm}};
    for (TableTag& tag : table.tags) {
        const TablePoint from = tag.center - frame.origin;
        tag.center = along(directionOf({}, from) - frame.heading, length(from));
        tag.heading = normalized(tag.heading - frame.heading);
        extent.add(tag.center, margin);
    }
    if (table.board) {
        const BoardPlacement& board = *table.board;
        extent.add(board.origin, 0_mm);
        extent.add(board.origin + TablePoint{board.cell * board.columns, board.cell * board.rows},
                   0_mm);
        table.board->origin = rounded(board.origin - extent.lowest);
    }
    for (TableTag& tag : table.tags) {
        tag.center = rounded(tag.center - extent.lowest);
        tag.heading = radiansFromDegrees(rounded(degreesFromRadians(tag.heading)));
    }
    const TablePoint size = rounded(extent.highest - extent.lowest);
    table.width = size.x;
    table.height = size.y;
    return table;
}

} // namespace umpire
