#pragma once

#include "vision/matches/match_line.h"

#include <vector>

/// Both ends of a match along its centre line, and which of them is a head.
namespace umpire::matches {

/// What is known before looking.
struct EndsExpected {
    double length = 41.7;         ///< mm, mean
    double lengthSigma = 0.7;     ///< mm
    double back = -21;            ///< mm in the strip: the hypothesis' tail
    double front = 21;            ///< and head
    double frontChance = 0.5;     ///< how sure it is that a head is in front, if there is one
    double headlessChance = 0.04; ///< and that there is none
    /// Possible colours of heads, white units; without one heads look like the table, and only the
    /// length tells at which end the shaft stops short.
    std::vector<cv::Vec3f> heads;
    double away = 0; ///< tangent of the ray to the vertical, along the match
};

struct EndsFit {
    enum class Head { Front, Back, None };
    double back = 0; ///< mm, the end with the smaller x
    double front = 0;
    Head head = Head::None;
    double support = 0;      ///< 0..1: part of the visible columns that look like match
    double evidence = 0;     ///< logarithm of the odds of match against table, all columns
    double seen = 0;         ///< 0..1: part of the columns not hidden
    double headEvidence = 0; ///< logarithm of the odds of what `head` says against the best other
};

/// The pair of ends that best divides the line into table, shaft, head and table.
EndsFit fitEnds(const MatchStrip& strip, const WhiteStrip& white, const StripLine& line,
                const EndsExpected& expected);

} // namespace umpire::matches
