#pragma once

#include "vision/matches/match_line.h"

#include <optional>

/// Estimates a match's direction from both its edges, column by column.
namespace umpire::matches {

struct EdgeTurn {
    double slope = 0; ///< correction of the line's slope
    double sigma = 0; ///< one standard deviation, from the scatter of the columns
    double pivot = 0; ///< mm: centre of the edges' weight along the match
};

/// Measures in every column where the shaft meets the surface just beside it, so that print beside
/// a match sharpens the edge instead of disturbing it. Each edge has its own offset (shadow and
/// side face move it); both edges share the slope. `shaft`: as MatchStrip::colour.
std::optional<EdgeTurn> turnFromEdges(const MatchStrip& strip, const StripLine& line,
                                      const StripOptics& optics, cv::Vec3f shaft);

} // namespace umpire::matches
