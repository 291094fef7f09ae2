#pragma once

#include "calibration/view/table_description.h"
#include "calibration/view/table_view.h"

#include <cstdint>
#include <functional>
#include <opencv2/core.hpp>

/// Renders tables as a camera sees them: a surface with a grain, tags on white paper, printed
/// areas.
namespace umpire::films {

enum class Surface { Walnut, Oak, BlueCloth, GreenCloth, Grey };

/// Returns the colour of a printed thing at a point in table millimetres; none if the bare surface
/// shows.
using Printed = std::function<std::optional<cv::Vec3b>(cv::Point2d millimetres)>;

/// Pictures are rendered at this many times the camera's resolution and then reduced.
inline constexpr int kFiner = 2;

/// Draws a table without pieces, CV_8UC3, kFiner times as large as the camera's picture.
cv::Mat renderedBackdrop(const TableView& view, const TableDescription& table, Surface surface,
                         const Printed& printed);

/// Fraction bits of the points from `finePoint`.
inline constexpr int kFractionBits = 4;
/// Projects a point of the table to a picture of kFiner times the size, in 1/16 pixels for
/// cv::fillConvexPoly.
cv::Point finePoint(const TableView& view, const cv::Point3d& millimetres);

/// Reduces and slightly blurs a fine picture as the camera does. CV_8UC3 of the camera's size.
cv::Mat taken(const cv::Mat& fine, const TableView& view);

/// Makes a view over the table's middle, tilted from straight above towards side A.
TableView filmingView(const TableDescription& table, cv::Size pixels, Radians tilt);

} // namespace umpire::films
