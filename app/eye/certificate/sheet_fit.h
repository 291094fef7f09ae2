#pragma once

#include "rules/table/geometry.h"

#include <opencv2/core.hpp>
#include <vector>

/// How places on the sheet and on the table belong together.
namespace umpire {

struct PlacePair {
    TablePoint onSheet;
    TablePoint onTable;
};

/// The sheet moved and turned as a whole, as fits the pairs best by least squares (Horn 1987, in
/// the plane). `scale` is what would fit better still; it is not applied.
struct SheetFit {
    TablePoint origin; ///< of the sheet's frame on the table
    Radians heading;
    double scale = 1.0;

    [[nodiscard]] TablePoint onSheet(TablePoint onTable) const {
        const TablePoint from = onTable - origin;
        const TablePoint right = along(heading, Millimetres(1.0));
        return {Millimetres(dot(from, right)), Millimetres(cross(right, from))};
    }
};
/// Of two pairs at least.
SheetFit fitted(const std::vector<PlacePair>& pairs);

/// A rough map from the corners of so many tags: of three and more also what a wrong camera does to
/// the plane (a homography), of two moved, turned and stretched alone.
cv::Matx33d roughly(const std::vector<PlacePair>& pairs, std::size_t tags);

} // namespace umpire
