#pragma once

#include "calibration/view/table_view.h"
#include "rules/table/observation.h"
#include "vision/matches/match_strip.h"

#include <opencv2/core.hpp>

/// Distinguishes pieces on a table from edges, creases, print and cutlery.
namespace umpire::scale {

/// Tells whether a stick lies free, with the same table on both sides. At an edge, a finger or a
/// letter, the sides differ more from each other than from the stick. `image`: CV_8UC3.
bool liesFree(const cv::Mat& image, const TableView& view, const matches::TableSegment& stick);

/// Tells whether the results of a closer look confirm the scale from pieces. One of these suffices:
/// - a galley with its triangle and oars on both sides, or a box that is certainly a box;
/// - in a scale by matches, free matches with heads, at least a quarter of all;
/// - in a scale by other sticks, three free sticks of one width, at least half of all; four of one
///   width, at least three quarters, half of these free; or free matches with heads, more than half
///   of all.
bool isBorneOut(const cv::Mat& image, const TableView& view, const TableObservation& seen);

} // namespace umpire::scale
