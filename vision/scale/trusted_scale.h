#pragma once

#include "calibration/view/table_view.h"
#include "rules/table/observation.h"
#include "vision/matches/match_strip.h"

#include <opencv2/core.hpp>

/// Pieces on a table against what looks like some: edges, creases, print and cutlery.
namespace umpire::scale {

/// Whether a stick lies free: on both its sides is the same table. Along an edge, a finger or a
/// letter the sides differ by more than the stick differs from them. `image`: CV_8UC3.
bool liesFree(const cv::Mat& image, const TableView& view, const matches::TableSegment& stick);

/// Whether what a closer look found bears out the scale that pieces gave. These do:
/// - a galley with its triangle and oars on both sides, or a box that plainly is one;
/// - in a scale by matches, free matches with heads, no fewer than a quarter of all;
/// - in a scale by other sticks, three free ones of one width, no fewer than half of all; four of
///   one width, no fewer than three quarters, half of these free; or free matches with heads, more
///   than half of all.
bool isBorneOut(const cv::Mat& image, const TableView& view, const TableObservation& seen);

} // namespace umpire::scale
