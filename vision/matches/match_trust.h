#pragma once

#include "vision/matches/match_ends.h"
#include "vision/matches/match_line.h"

/// Estimates how reliable a fitted match is.
namespace umpire::matches {

/// Returns the probability that a fitted line is a match. `score`: the network's score of the
/// proposal, from 0 to 1.
double confidenceOf(const LineFit& line, const EndsFit& ends, double score);

/// Tells whether a match touches or crosses other matches, so that it may lie above the table.
enum class Company { Alone, Touching };

struct MatchSigmas {
    Millimetres tail; ///< standard deviation of the tail's place, across the axis
    Millimetres head;
};

/// Returns the standard deviations of both ends. `halfLength`: half the length of the match, in mm.
MatchSigmas sigmasOf(const LineFit& line, const StripOptics& optics, double halfLength,
                     Company company);

/// Returns the minimum distance between two segments; zero if they cross.
Millimetres segmentDistance(const TableSegment& a, const TableSegment& b);

} // namespace umpire::matches
