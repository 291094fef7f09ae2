#pragma once

#include "rules/table/geometry.h"

#include <opencv2/core.hpp>
#include <vector>

/// Fits the coordinate frame of the sheet to places measured on the table.
namespace umpire {

struct PlacePair {
    TablePoint onSheet;
    TablePoint onTable;
};

/// The rigid motion of the sheet that fits the pairs best (least squares, Horn 1987 in the plane).
/// `scale` is the factor that would fit even better; it is not applied.
struct SheetFit {
    TablePoint origin; ///< origin of the sheet's frame, on the table
    Radians heading;
    double scale = 1.0;

    [[nodiscard]] TablePoint onSheet(TablePoint onTable) const {
        const TablePoint from = onTable - origin;
        const TablePoint right = along(heading, Millimetres(1.0));
        return {Millimetres(dot(from, right)), Millimetres(cross(right, from))};
    }
};
/// Fits the motion to the pairs. There must be at least two pairs.
SheetFit fitted(const std::vector<PlacePair>& pairs);

/// Returns an approximate map from the sheet to the table, in millimetres, from the corners of
/// `tags` tags. With three or more tags it is a homography, which also absorbs errors of the
/// camera. With two tags it is a similarity.
cv::Matx33d roughly(const std::vector<PlacePair>& pairs, std::size_t tags);

} // namespace umpire
