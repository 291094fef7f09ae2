#pragma once

#include "vision/frame.h"
#include "vision/proposals/piece_net.h"

#include <span>
#include <vector>

namespace umpire::matches {

struct MatchSearch {
    std::span<const proposals::StickHypothesis> proposed; ///< on the picture itself
    std::span<const Galley> galleys; ///< whose oars and masts are no loose matches
    PieceSizes sizes;
    proposals::SeenPlane plane; ///< what was looked at for them
};

/// The loose matches in a picture: fitted, judged, and of those that exclude each other the surest.
/// With a picture before, `tossed` tells what fell since.
std::vector<Match> findMatches(const Frame& frame, const TableView& view,
                               const MatchSearch& search);

} // namespace umpire::matches
