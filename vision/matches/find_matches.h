#pragma once

#include "vision/matches/learned_look.h"
#include "vision/picture/frame.h"
#include "vision/proposals/piece_net.h"

#include <optional>
#include <span>
#include <vector>

namespace umpire::matches {

struct MatchSearch {
    std::span<const proposals::StickHypothesis> proposed; ///< on the picture itself
    std::span<const Galley> galleys; ///< whose oars and masts are no loose matches
    PieceSizes sizes;
    proposals::SeenPlane plane;                 ///< what was looked at for them
    std::optional<int> expected = std::nullopt; ///< how many there are, where that is known
    std::span<const proposals::StickHypothesis> further = {}; ///< what a closer look proposes
    const LearnedLook* learned = nullptr; ///< null: nothing is known of this table
};

/// The loose matches in a picture: fitted, judged, and of those that exclude each other the surest.
/// Where it is known how many there are, each confidence knows it too, and what a closer look
/// proposes is taken if it is likely then. With a picture before, `tossed` tells what
/// fell since.
std::vector<Match> findMatches(const Frame& frame, const TableView& view,
                               const MatchSearch& search);

} // namespace umpire::matches
