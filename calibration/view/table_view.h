#pragma once

#include "calibration/view/camera_intrinsics.h"
#include "rules/table/observation.h"

#include <opencv2/core.hpp>
#include <optional>
#include <vector>

namespace umpire {

/// A camera's view of a table: intrinsics and pose. It maps pixels to table millimetres and back.
/// The pose is point_in_camera = rotation * point_in_table + translation (in millimetres, in
/// OpenCV's camera frame: x right, y down, z forward).
struct TableView {
    CameraIntrinsics camera;
    cv::Matx33d rotation = cv::Matx33d::eye();
    cv::Vec3d translation{0, 0, 0};
    Millimetres areaWidth; ///< width of the play area, if it is known; otherwise width of the
                           ///< visible part
    Millimetres areaHeight;
    TablePoint areaOrigin; ///< lower-left corner of the examined area; (0, 0) with a table file
    Registration registration;
    std::vector<cv::Vec4d> tagFootprints; ///< for each tag that was seen: centre x and y (mm), half
                                          ///< the side of its paper (mm), heading (rad)
};

/// Half the side of a tag's paper, as a share of the black square's side. It is 34 mm for a tag of
/// 40 mm, so that the whole print and the whole paper are inside.
inline constexpr double kTagPaperShare = 0.85;

/// Projects a point on or above the table into the picture. Returns NaN for a point behind the
/// camera.
ImagePoint imageFromTable(const TableView& view, TablePoint3 point);

/// Returns the point where the ray through a pixel meets the plane at the given height. Returns
/// none if they do not meet in front of the camera, or if the pixel cannot be undistorted.
std::optional<TablePoint> tableFromImage(const TableView& view, ImagePoint pixel,
                                         Millimetres height = 0_mm);

/// Returns the camera's centre in the table's frame.
TablePoint3 cameraCenter(const TableView& view);

/// Tells whether a point lies on the paper of a tag that was seen.
bool isOnTag(const TableView& view, TablePoint point);

/// Tells whether a point lies in the examined area, or at most `margin` outside its sides.
bool isNearArea(const TableView& view, TablePoint point, Millimetres margin);

/// Returns the resolution at a point of the table, in pixels per millimetre, in the direction with
/// the lowest resolution.
double pixelsPerMillimetre(const TableView& view, TablePoint point);

/// The geometry of a rectified picture, which shows a plane parallel to the table with a fixed
/// number of pixels per millimetre. Row 0 is the far edge (largest y): column = (x - origin.x) *
/// pixelsPerMm, row = (top - y) * pixelsPerMm, pixel centres at integers.
struct RectifiedGrid {
    TablePoint origin; ///< table point of column 0 and of the last row
    double pixelsPerMm = 1.5;
    cv::Size size;      ///< in columns and rows
    Millimetres height; ///< height of the plane above the table

    [[nodiscard]] TablePoint tableAt(double column, double row) const {
        return {origin.x + Millimetres(column / pixelsPerMm),
                origin.y + Millimetres((size.height - 1 - row) / pixelsPerMm)};
    }
    [[nodiscard]] cv::Point2d gridAt(TablePoint point) const {
        return {(point.x - origin.x).value() * pixelsPerMm,
                size.height - 1 - (point.y - origin.y).value() * pixelsPerMm};
    }
    /// Returns the part of the grid with these columns and rows.
    [[nodiscard]] RectifiedGrid part(const cv::Rect& cells) const {
        return {tableAt(cells.x, cells.y + cells.height - 1), pixelsPerMm, cells.size(), height};
    }
};

/// Returns the grid that covers the view's area, with `margin` around it.
RectifiedGrid gridOver(const TableView& view, double pixelsPerMm, Millimetres height,
                       Millimetres margin);

/// Samples the picture over the grid (bilinear; averaged if the picture has a higher resolution).
/// Cells that the picture does not show are black. `image`: CV_8UC3 or CV_8UC1, of the camera's
/// size.
cv::Mat rectify(const cv::Mat& image, const TableView& view, const RectifiedGrid& grid);

} // namespace umpire
