#pragma once

#include "calibration/view/table_view.h"
#include "rules/table/pieces.h"

#include <span>
#include <vector>

namespace umpire::matches {

/// Tells whether a point is nearer than `within` to a match's axis and at most 1 mm beyond its
/// ends.
bool liesOn(const Match& match, TablePoint p, Millimetres within);

/// Returns the share of a candidate's length that lies on accepted matches, from 0 to 1. Parallel
/// matches do not lie on each other if their axes are about `sizes.matchWidth` apart.
double explainedPart(const Match& candidate, std::span<const Match> accepted,
                     const PieceSizes& sizes);

struct SelectOptions {
    PieceSizes sizes;
    /// Minimum confidence of a match that is returned. (102 matches on 13 rendered pictures without
    /// a camera file: with 0.3, 94 are found and 2 are false; with 0.4, 92 and 1.)
    double leastConfidence = 0.3;
    std::span<const Match> lying; ///< matches that are known to be there; they are not returned
};

/// Selects the fitted candidates that explain the picture together, and returns them by decreasing
/// confidence. Of two candidates that cover the same pixels, only the more certain one is kept.
/// Lines across several sticks are dropped, and so are oars, masts and edges of galleys. Touching
/// parallel matches (2.2 mm apart) are both kept. The confidence of a match is reduced by what the
/// others explain.
std::vector<Match> selectMatches(std::span<const Match> candidates, std::span<const Galley> galleys,
                                 const TableView& view, const SelectOptions& options = {});

} // namespace umpire::matches
