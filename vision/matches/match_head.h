#pragma once

#include "vision/matches/match_colour.h"

#include <optional>

/// Finds heads as spots. The head is visible on any table, and no shadow looks like a head, so it
/// determines a point of the centre line.
namespace umpire::matches {

struct HeadSpot {
    StripPoint at;    ///< middle of the spot, in mm
    cv::Vec3f colour; ///< colour as in MatchStrip::colour
    /// Difference from the table, in white units. If the head's colour is known, the share of this
    /// colour, from 0 to about 1.
    double strength = 0;
};

/// Returns the strongest spot of a head's size near its expected middle (at most `spotReach`).
/// `head`: the head's colour in white units; without it, any colour unlike the table's is accepted.
/// Returns none if no sample has any such colour.
std::optional<HeadSpot> findHeadSpot(const MatchStrip& strip, const WhiteStrip& white,
                                     StripPoint expected, const std::optional<cv::Vec3f>& head);

} // namespace umpire::matches
