#pragma once

#include "calibration/table_view.h"
#include "rules/table/pieces.h"

#include <span>
#include <vector>

namespace umpire {

struct SelectOptions {
    PieceSizes sizes;
    /// Less sure matches are not reported. On simulated hypotheses (56 scenes, 351 matches and
    /// about as many false lines) 0.4 keeps 98 % of the true ones.
    double leastConfidence = 0.4;
};

/// Of fitted candidates the matches that together explain the picture, the surest first: of two
/// that cover the same pixels the surer one, no line over pieces of other sticks, no oar, mast or
/// edge of a galley. Touching parallel matches (2.2 mm apart) are two. `confidence` is lowered by
/// what others explain.
std::vector<Match> selectMatches(std::span<const Match> candidates, std::span<const Galley> galleys,
                                 const TableView& view, const SelectOptions& options = {});

} // namespace umpire
