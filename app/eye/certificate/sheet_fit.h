#pragma once

#include "rules/table/geometry.h"

#include <opencv2/core.hpp>
#include <vector>

/// Fits the sheet's frame to measured places on the table.
namespace umpire {

struct PlacePair {
    TablePoint onSheet;
    TablePoint onTable;
};

/// A rigid motion of the sheet, fitted to the pairs by least squares (Horn 1987, in the plane).
/// `scale` is the best additional scale; it is not applied.
struct SheetFit {
    TablePoint origin; ///< the sheet frame's origin on the table
    Radians heading;
    double scale = 1.0;

    [[nodiscard]] TablePoint onSheet(TablePoint onTable) const {
        const TablePoint from = onTable - origin;
        const TablePoint right = along(heading, Millimetres(1.0));
        return {Millimetres(dot(from, right)), Millimetres(cross(right, from))};
    }
};
/// Needs at least two pairs.
SheetFit fitted(const std::vector<PlacePair>& pairs);

/// Returns an approximate map from the corners of `tags` tags: with three or more a homography,
/// which also absorbs errors of the camera; with two a similarity transform.
cv::Matx33d roughly(const std::vector<PlacePair>& pairs, std::size_t tags);

} // namespace umpire
