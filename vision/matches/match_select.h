#pragma once

#include "calibration/view/table_view.h"
#include "rules/table/pieces.h"

#include <span>
#include <vector>

namespace umpire::matches {

/// Tells whether a point lies within `within` of a match's axis and at most 1 mm beyond its ends.
bool liesOn(const Match& match, TablePoint p, Millimetres within);

/// Returns the share of a candidate that lies on accepted matches. Parallel ones lie apart if their
/// axes are about `sizes.matchWidth` apart.
double explainedPart(const Match& candidate, std::span<const Match> accepted,
                     const PieceSizes& sizes);

struct SelectOptions {
    PieceSizes sizes;
    /// Least confidence of a reported match (102 matches on 13 rendered pictures without a camera
    /// file: 0.3 finds 94 and invents 2, 0.4 finds 92 and invents 1).
    double leastConfidence = 0.3;
    std::span<const Match> lying; ///< matches known to be there, which are not reported again
};

/// Selects the fitted candidates that together explain the picture, the most certain first. Of two
/// that cover the same pixels, the more certain one is kept. Drops lines over pieces of several
/// sticks, and oars, masts and edges of galleys. Touching parallel matches (2.2 mm apart) are two.
/// `confidence` is reduced by what other matches explain.
std::vector<Match> selectMatches(std::span<const Match> candidates, std::span<const Galley> galleys,
                                 const TableView& view, const SelectOptions& options = {});

} // namespace umpire::matches
