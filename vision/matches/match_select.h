#pragma once

#include "calibration/view/table_view.h"
#include "rules/table/pieces.h"

#include <span>
#include <vector>

namespace umpire::matches {

/// Whether a point lies on a match: within so much of its axis, and at most 1 mm beyond its ends.
bool liesOn(const Match& match, TablePoint p, Millimetres within);

struct SelectOptions {
    PieceSizes sizes;
    /// Less sure matches are not reported (102 matches on 13 rendered pictures without a camera
    /// file: 0.3 finds 94 and invents 2, 0.4 finds 92 and invents 1).
    double leastConfidence = 0.3;
    std::span<const Match> lying; ///< what is known to lie there, and is not reported again
};

/// Of fitted candidates the matches that together explain the picture, the surest first: of two
/// that cover the same pixels the surer one, no line over pieces of other sticks, no oar, mast or
/// edge of a galley. Touching parallel matches (2.2 mm apart) are two. `confidence` is lowered by
/// what others explain.
std::vector<Match> selectMatches(std::span<const Match> candidates, std::span<const Galley> galleys,
                                 const TableView& view, const SelectOptions& options = {});

} // namespace umpire::matches
