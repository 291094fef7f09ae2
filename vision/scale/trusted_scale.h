#pragma once

#include "calibration/view/table_view.h"
#include "rules/table/observation.h"
#include "vision/matches/match_strip.h"

#include <opencv2/core.hpp>

/// Distinguishes pieces on a table from edges, creases, print and cutlery.
namespace umpire::scale {

/// Tells whether a stick lies free, with the same table on both sides. At an edge, a finger or a
/// letter, the two sides differ more from each other than from the stick. `image`: CV_8UC3.
bool liesFree(const cv::Mat& image, const TableView& view, const matches::TableSegment& stick);

/// Tells whether the detected pieces confirm the scale that was computed from pieces. One of these
/// conditions suffices:
/// - There is a galley with its triangle and with oars on both sides, or a box with a very high
/// confidence.
/// - Matches gave the scale, and at least a quarter of all matches lie free and have a head.
/// - Other sticks gave the scale, and at least three free sticks, which are at least half of all,
/// have one width; or at least four sticks, which are at least three quarters of all, have one
/// width and half of them lie free; or more than half of all lie free and have a head.
bool isBorneOut(const cv::Mat& image, const TableView& view, const TableObservation& seen);

} // namespace umpire::scale
