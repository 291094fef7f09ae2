#pragma once

#include "calibration/view/table_description.h"
#include "calibration/view/table_view.h"

#include <cstdint>
#include <functional>
#include <opencv2/core.hpp>

/// Tables as a camera sees them: a surface with a grain, tags on white paper, what is printed on
/// it.
namespace umpire::films {

enum class Surface { Walnut, Oak, BlueCloth, GreenCloth, Grey };

/// The colour of a printed thing at a place in table millimetres, or none where the surface shows.
using Printed = std::function<std::optional<cv::Vec3b>(cv::Point2d millimetres)>;

/// Pictures are made at this many times the camera's pixels, each way, and then reduced.
inline constexpr int kFiner = 2;

/// A table without pieces, CV_8UC3, kFiner times as large as the camera's picture.
cv::Mat renderedBackdrop(const TableView& view, const TableDescription& table, Surface surface,
                         const Printed& printed);

/// Of `finePoint`.
inline constexpr int kFractionBits = 4;
/// Where a point of the table appears in a picture of kFiner times the size, in 1/16 pixels for
/// cv::fillConvexPoly.
cv::Point finePoint(const TableView& view, const cv::Point3d& millimetres);

/// What the camera makes of it: reduced, a little soft. CV_8UC3 of the camera's size.
cv::Mat taken(const cv::Mat& fine, const TableView& view);

/// A camera of so many pixels over the table's middle, tilted from straight above towards side A.
TableView filmingView(const TableDescription& table, cv::Size pixels, Radians tilt);

} // namespace umpire::films
