#pragma once

#include "calibration/tags/placed_tag.h"
#include "calibration/view/table_view.h"

#include <functional>
#include <opencv2/core.hpp>

/// Renders pictures of tables with tags for an exactly known camera.
namespace umpire {

/// Returns a camera of 1280 x 720 pixels with a little bend.
CameraIntrinsics testCamera();

/// Returns a table with four tags of 40 mm, 35 mm inside the corners of an area of 600 x 420 mm;
/// their numbers are 0 to 3, counter-clockwise from the lower left.
TableDescription testTable();

/// Looks at the middle of the test table from 700 mm. `tilt` is the angle from straight above;
/// `turn` rotates the picture about the line of sight; 0 puts side A's edge at the bottom.
TableView testView(const CameraIntrinsics& camera, Radians tilt, Radians turn);

/// Renders the table in the plane of its tags: grey, with tags on white paper. CV_8UC3. Each pixel
/// is the mean of 6 x 6 rays, as on a sensor.
cv::Mat rendered(const TableView& view, const TableDescription& table);

/// Renders any flat picture at the height of the tags: `inkAt` returns the grey level at a point in
/// table millimetres. CV_8UC1; each pixel is the mean of 4 x 4 rays.
cv::Mat renderedPlane(const TableView& view, const std::function<uchar(cv::Point2d)>& inkAt);

/// Returns the largest distance over the area between the places that two views give one pixel, at
/// that height.
Millimetres worstDifference(const TableView& truth, const TableView& found, Millimetres height);

} // namespace umpire
