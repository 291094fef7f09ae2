#pragma once

#include "calibration/view/table_view.h"
#include "rules/table/pieces.h"
#include "vision/proposals/piece_net.h"

#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace umpire::matches {

/// What is known of a picture when heads without a match are looked for.
struct StrayHeadSearch {
    std::span<const Match> found;    ///< they tell the heads' colour and explain theirs
    std::span<const Galley> galleys; ///< whose oars and masts have heads too
    PieceSizes sizes;
    proposals::SeenPlane plane; ///< where is looked
};

/// Which of one head's hypotheses is a match beside those found, if any is.
using MatchAmong = std::function<std::optional<Match>(
    std::span<const proposals::StickHypothesis> sticks, std::span<const Match> found)>;

/// Matches whose heads, of the colour of the found ones', show although nothing was found there:
/// the clearest first, each beside those before it. Under other matches or on print a small net
/// overlooks a shaft (14 of 351); its head is mostly seen (10 of these). None where the heads'
/// colour is also the table's.
std::vector<Match> matchesAtStrayHeads(const TableView& view, const StrayHeadSearch& search,
                                       const MatchAmong& among);

} // namespace umpire::matches
