#pragma once

#include "vision/matches/match_line.h"

#include <vector>

/// Finds both ends of a match along its centre line, and decides which end is the head.
namespace umpire::matches {

/// What is known about the ends of a match before they are measured.
struct EndsExpected {
    double length = 41.7;         ///< mean length, in mm
    double lengthSigma = 0.7;     ///< standard deviation of the length, in mm
    double back = -21;            ///< place of the hypothesis's tail along the strip, in mm
    double front = 21;            ///< place of the hypothesis's head along the strip, in mm
    double frontChance = 0.5;     ///< probability that the head is at the front, if there is a head
    double headlessChance = 0.04; ///< probability that the match has no head
    /// Possible colours of the head, in white units. If it is empty, heads look like the table, and
    /// only the length shows at which end the visible shaft is too short.
    std::vector<cv::Vec3f> heads;
    double away = 0; ///< tangent of the angle between the camera's ray and the vertical, along the
                     ///< match
};

struct EndsFit {
    enum class Head { Front, Back, None };
    double back = 0; ///< place of the end with the smaller x, in mm
    double front = 0;
    Head head = Head::None;
    double support = 0;      ///< share of the visible columns that look like a match, from 0 to 1
    double evidence = 0;     ///< log odds of a match against the table, summed over all columns
    double seen = 0;         ///< share of the columns that are not hidden, from 0 to 1
    double headEvidence = 0; ///< log odds of `head` against the best other value
};

/// Finds the two ends that best divide the line into table, shaft, head and table. `line`: the
/// centre line.
EndsFit fitEnds(const MatchStrip& strip, const WhiteStrip& white, const StripLine& line,
                const EndsExpected& expected);

} // namespace umpire::matches
