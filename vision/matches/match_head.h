#pragma once

#include "vision/matches/match_colour.h"

#include <optional>

/// Heads as spots: the part of a match that is seen on any table, and that its own shadow does not
/// imitate, so it anchors the centre line.
namespace umpire::matches {

struct HeadSpot {
    StripPoint at;       ///< centre, mm
    cv::Vec3f colour;    ///< as MatchStrip::colour
    double strength = 0; ///< how far it differs from the table, in scatters of the table; or with a
                         ///< known head colour how much of it is there, 0..1
};

/// The strongest spot of a head's size within 3.5 mm of where its centre is expected.
/// `head`: the colour looked for, white units; without it any colour unlike the table's.
std::optional<HeadSpot> findHeadSpot(const MatchStrip& strip, const WhiteStrip& white,
                                     StripPoint expected, const std::optional<cv::Vec3f>& head);

} // namespace umpire::matches
