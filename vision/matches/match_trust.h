#pragma once

#include "vision/matches/match_ends.h"
#include "vision/matches/match_line.h"

/// How far a fitted match can be believed.
namespace umpire::matches {

/// Probability that there is a match, from the net's score (0..1) and what the fit saw.
double confidenceOf(const LineFit& line, const EndsFit& ends, double score);

/// Whether a match crosses or touches others, so that it may lie higher than the table.
enum class Company { Alone, Touching };

struct MatchSigmas {
    Millimetres tail; ///< one standard deviation across the axis
    Millimetres head;
};

MatchSigmas sigmasOf(const LineFit& line, const StripOptics& optics, double halfLength,
                     Company company);

/// Least distance between two segments; zero where they cross.
Millimetres segmentDistance(const TableSegment& a, const TableSegment& b);

} // namespace umpire::matches
