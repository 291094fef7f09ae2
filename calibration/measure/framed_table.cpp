#include "calibration/measure/framed_table.h"

#include <algorithm>
#include <cmath>

namespace umpire {

namespace {

/// Distance of the area's edge from the outermost tags' centres, as a share of the tag's side. It
/// is the tag's paper and 1 mm more: 35 mm for tags of 40 mm.
constexpr double kMarginShare = 0.875;
constexpr double kRounding = 0.01;

double rounded(double value) {
    return std::round(value / kRounding) * kRounding;
}
TablePoint rounded(TablePoint point) {
    return {Millimetres(rounded(point.x.value())), Millimetres(rounded(point.y.value()))};
}

/// The smallest upright rectangle that contains all points that were added.
struct Extent {
    TablePoint lowest{1e6_mm, 1e6_mm};
    TablePoint highest{-1e6_mm, -1e6_mm};

    void add(TablePoint point, Millimetres around) {
        lowest = {std::min(lowest.x, point.x - around), std::min(lowest.y, point.y - around)};
        highest = {std::max(highest.x, point.x + around), std::max(highest.y, point.y + around)};
    }
};

TablePoint inFrame(TablePoint point, const TableFrame& frame) {
    const TablePoint from = point - frame.origin;
    return along(directionOf({}, from) - frame.heading, length(from));
}

} // namespace

TableDescription framedAs(TableDescription table, const TableFrame& frame) {
    const Millimetres margin = table.tagSize * kMarginShare;
    Extent extent;
    for (TableTag& tag : table.tags) {
        tag.center = inFrame(tag.center, frame);
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

TableView framedAs(TableView view, const TableFrame& frame) {
    Extent extent;
    for (const double x : {0.0, 1.0}) {
        for (const double y : {0.0, 1.0}) {
            const TablePoint corner{view.areaWidth * x, view.areaHeight * y};
            extent.add(inFrame(view.areaOrigin + corner, frame), 0_mm);
        }
    }
    view.areaOrigin = extent.lowest;
    view.areaWidth = extent.highest.x - extent.lowest.x;
    view.areaHeight = extent.highest.y - extent.lowest.y;
    for (cv::Vec4d& tag : view.tagFootprints) {
        const TablePoint centre = inFrame({Millimetres(tag[0]), Millimetres(tag[1])}, frame);
        tag[0] = centre.x.value();
        tag[1] = centre.y.value();
        tag[3] -= frame.heading.value();
    }
    const double c = std::cos(frame.heading.value()), s = std::sin(frame.heading.value());
    const cv::Vec3d origin(frame.origin.x.value(), frame.origin.y.value(), 0);
    view.translation += view.rotation * origin;
    view.rotation = view.rotation * cv::Matx33d(c, -s, 0, s, c, 0, 0, 0, 1);
    return view;
}

} // namespace umpire
