#pragma once

#include "vision/matches/match_line.h"

#include <vector>

/// Finds both ends of a match along its centre line, and decides which end is a head.
namespace umpire::matches {

/// The prior knowledge about a match's ends.
struct EndsExpected {
    double length = 41.7;         ///< mm, mean
    double lengthSigma = 0.7;     ///< mm, standard deviation
    double back = -21;            ///< mm in the strip: the hypothesis's tail
    double front = 21;            ///< mm in the strip: the head
    double frontChance = 0.5;     ///< probability that the head is in front, if there is one
    double headlessChance = 0.04; ///< probability that the match has no head
    /// Possible head colours, in white units. If there are none, heads look like the table, and
    /// only the length shows at which end the shaft is short.
    std::vector<cv::Vec3f> heads;
    double away = 0; ///< tangent of the ray's angle to the vertical, along the match
};

struct EndsFit {
    enum class Head { Front, Back, None };
    double back = 0; ///< mm, the end with the smaller x
    double front = 0;
    Head head = Head::None;
    double support = 0;      ///< 0..1: share of the visible columns that look like match
    double evidence = 0;     ///< log odds of match against table, over all columns
    double seen = 0;         ///< 0..1: share of the columns that are not hidden
    double headEvidence = 0; ///< log odds of `head` against the best other answer
};

/// Finds the pair of ends that best divides the line into table, shaft, head and table.
EndsFit fitEnds(const MatchStrip& strip, const WhiteStrip& white, const StripLine& line,
                const EndsExpected& expected);

} // namespace umpire::matches
