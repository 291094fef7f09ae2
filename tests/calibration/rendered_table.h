#pragma once

#include "calibration/tags/placed_tag.h"
#include "calibration/view/table_view.h"

#include <functional>
#include <opencv2/core.hpp>

/// Pictures of tables with tags whose camera is known exactly.
namespace umpire {

/// A camera of 1280 x 720 pixels with a little bend.
CameraIntrinsics testCamera();

/// Four tags of 40 mm, 35 mm inside the corners of an area of 600 x 420 mm; numbers 0 to 3
/// counter-clockwise from the lower left.
TableDescription testTable();

/// Looks at the middle of the test table from 700 mm away. `tilt`: from straight above; `turn`: of
/// the picture about the line of sight, 0 = side A's edge is at the bottom.
TableView testView(const CameraIntrinsics& camera, Radians tilt, Radians turn);

/// The table as the camera sees it, on its tags' plane: grey, its tags on white paper. CV_8UC3.
/// Each pixel is the mean of 6 x 6 rays, as a sensor's would be.
cv::Mat rendered(const TableView& view, const TableDescription& table);

/// Any flat picture as the camera sees it, lying at the height of the tags: `inkAt` gives the grey
/// of a place in table millimetres. CV_8UC1, each pixel the mean of 4 x 4 rays.
cv::Mat renderedPlane(const TableView& view, const std::function<uchar(cv::Point2d)>& inkAt);

/// The largest distance over the area between where two views see one place, at a height.
Millimetres worstDifference(const TableView& truth, const TableView& found, Millimetres height);

} // namespace umpire
