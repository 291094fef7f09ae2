#pragma once

#include "vision/matches/learned_look.h"
#include "vision/picture/frame.h"
#include "vision/proposals/piece_net.h"

#include <optional>
#include <span>
#include <vector>

namespace umpire::matches {

struct MatchSearch {
    std::span<const proposals::StickHypothesis> proposed; ///< proposed in the picture itself
    std::span<const Galley> galleys; ///< their oars and masts are no loose matches
    PieceSizes sizes;
    proposals::SeenPlane plane;                               ///< the examined plane
    std::optional<int> expected = std::nullopt;               ///< number of matches, if known
    std::span<const proposals::StickHypothesis> further = {}; ///< proposals of a closer look
    const LearnedLook* learned = nullptr; ///< null: nothing was learned about this table
};

/// Finds the loose matches in a picture: fits and judges them, and selects the most certain of
/// those that exclude each other. If the number of matches is known, the confidences are
/// conditioned on it, and likely proposals of a closer look are added. With an earlier picture,
/// `tossed` marks the matches that fell since.
std::vector<Match> findMatches(const Frame& frame, const TableView& view,
                               const MatchSearch& search);

} // namespace umpire::matches
