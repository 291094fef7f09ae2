#pragma once

#include "calibration/view/table_view.h"
#include "rules/table/pieces.h"
#include "vision/proposals/piece_net.h"

#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace umpire::matches {

/// The input of the search for heads without a match.
struct StrayHeadSearch {
    std::span<const Match> found;    ///< they give the heads' colour, and explain their own heads
    std::span<const Galley> galleys; ///< their oars and masts have heads too
    PieceSizes sizes;
    proposals::SeenPlane plane; ///< the examined plane
};

/// Returns the hypothesis of one head that is a match beside the found matches; none if no
/// hypothesis is.
using MatchAmong = std::function<std::optional<Match>(
    std::span<const proposals::StickHypothesis> sticks, std::span<const Match> found)>;

/// Finds matches by visible heads of the found matches' colour at places where no match was found:
/// the clearest first, each fitted beside the previous matches. Under other matches or on print the
/// network may miss a shaft (14 of 351); the head is usually visible (10 of these). None if the
/// heads' colour is also the table's.
std::vector<Match> matchesAtStrayHeads(const TableView& view, const StrayHeadSearch& search,
                                       const MatchAmong& among);

} // namespace umpire::matches
