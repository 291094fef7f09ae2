#pragma once

#include "vision/matches/match_line.h"

#include <optional>

/// Measures the direction of a match by both its edges, column by column.
namespace umpire::matches {

struct EdgeTurn {
    double slope = 0; ///< correction of the line's slope
    double sigma = 0; ///< standard deviation of the slope, from the scatter of the columns
    double pivot = 0; ///< weighted mean place of the measurements along the match, in mm
};

/// Measures in every column the place where the shaft meets the surface beside it. Print beside a
/// match makes its edge sharper and does not disturb the measurement. Each edge has its own offset,
/// because shadow and side face move it; both edges have the same slope. Returns none if fewer than
/// `fewest` edges are visible. `shaft`: colour as in MatchStrip::colour.
std::optional<EdgeTurn> turnFromEdges(const MatchStrip& strip, const StripLine& line,
                                      const StripOptics& optics, cv::Vec3f shaft);

} // namespace umpire::matches
