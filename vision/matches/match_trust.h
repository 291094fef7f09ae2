#pragma once

#include "vision/matches/match_ends.h"
#include "vision/matches/match_line.h"

/// Estimates how reliable a fitted match is.
namespace umpire::matches {

/// Returns the probability of a match, from the network's score (0..1) and the fit.
double confidenceOf(const LineFit& line, const EndsFit& ends, double score);

/// Whether a match touches or crosses others, so that it may lie higher than the table.
enum class Company { Alone, Touching };

struct MatchSigmas {
    Millimetres tail; ///< one standard deviation across the axis, at the tail
    Millimetres head;
};

MatchSigmas sigmasOf(const LineFit& line, const StripOptics& optics, double halfLength,
                     Company company);

/// Returns the least distance between two segments; zero if the segments cross.
Millimetres segmentDistance(const TableSegment& a, const TableSegment& b);

} // namespace umpire::matches
