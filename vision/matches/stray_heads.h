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
    std::span<const Match> found;    ///< the found matches: they give the heads' colour, and
                                     ///< explain their own heads
    std::span<const Galley> galleys; ///< the galleys, whose oars and masts have heads, too
    PieceSizes sizes;
    proposals::SeenPlane plane; ///< the network's input, in which heads are sought
};

/// Returns the match of one head: the most probable of the hypotheses `sticks`, which have the same
/// head, beside the matches in `found`. Returns none if no hypothesis is probable enough.
using MatchAmong = std::function<std::optional<Match>(
    std::span<const proposals::StickHypothesis> sticks, std::span<const Match> found)>;

/// Finds matches by visible heads, of the same colour as the found matches' heads, where no match
/// was found. The clearest head comes first; each match is fitted beside the matches found before.
/// Under other matches or on print the network may miss a shaft (14 of 351 matches), but the head
/// is usually visible (10 of these 14). Returns an empty list if too few heads are found, or if
/// their colour is not distinct.
std::vector<Match> matchesAtStrayHeads(const TableView& view, const StrayHeadSearch& search,
                                       const MatchAmong& among);

} // namespace umpire::matches
