#pragma once

#include "vision/matches/match_colour.h"

#include <optional>

/// Finds heads as spots. A head is the part of a match that is visible on any table, and no shadow
/// imitates it, so it anchors the centre line.
namespace umpire::matches {

struct HeadSpot {
    StripPoint at;    ///< centre, mm
    cv::Vec3f colour; ///< indexed like MatchStrip::colour
    /// difference from the table, in scatters of the table; for a known head colour its share, 0..1
    double strength = 0;
};

/// Returns the strongest spot of a head's size within 3.5 mm of its expected centre. `head`: the
/// expected colour, in white units; without it, any colour unlike the table's.
std::optional<HeadSpot> findHeadSpot(const MatchStrip& strip, const WhiteStrip& white,
                                     StripPoint expected, const std::optional<cv::Vec3f>& head);

} // namespace umpire::matches
