#pragma once

#include "vision/matches/match_line.h"

#include <optional>

/// A match's direction from both its edges, column by column.
namespace umpire::matches {

struct EdgeTurn {
    double slope = 0; ///< what the line's slope has to be changed by
    double sigma = 0; ///< one standard deviation, from the scatter of the columns
    double pivot = 0; ///< mm: where along the match the edges' weight lies
};

/// Measures at every column where shaft gives way to what lies beside it just there: print beside a
/// match makes its edge sharper instead of disturbing it. Each edge has its own offset (shadow and
/// side face move it), both share the slope. `shaft`: as MatchStrip::colour.
std::optional<EdgeTurn> turnFromEdges(const MatchStrip& strip, const StripLine& line,
                                      const StripOptics& optics, cv::Vec3f shaft);

} // namespace umpire::matches
