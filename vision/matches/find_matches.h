#pragma once

#include "vision/matches/learned_look.h"
#include "vision/picture/frame.h"
#include "vision/proposals/piece_net.h"

#include <optional>
#include <span>
#include <vector>

namespace umpire::matches {

struct MatchSearch {
    /// The proposals of the network in this picture.
    std::span<const proposals::StickHypothesis> proposed;
    std::span<const Galley> galleys; ///< the galleys in the picture; their oars and masts are no
                                     ///< loose matches
    PieceSizes sizes;
    proposals::SeenPlane plane; ///< the network's input for the proposals
    /// Number of loose matches; none if it is not known.
    std::optional<int> expected = std::nullopt;
    /// The proposals of a more thorough search; used if `expected` is known.
    std::span<const proposals::StickHypothesis> further = {};
    const LearnedLook* learned = nullptr; ///< the learned look of this table's matches; null if
                                          ///< nothing was learned
};

/// Finds the loose matches in a picture. Fits and judges the proposals, and selects the most
/// certain of those that exclude each other. If the number of matches is known, the confidences are
/// conditioned on this number, and probable proposals from `further` are added. With an earlier
/// picture, `tossed` is set for the matches that fell after it.
std::vector<Match> findMatches(const Frame& frame, const TableView& view,
                               const MatchSearch& search);

/// Returns the probabilities of the candidates, given that there are `count` things. `chances` are
/// the independent probabilities before. Each thing is either one of the candidates or has no
/// candidate.
std::vector<double> chancesGivenCount(std::span<const double> chances, int count);

} // namespace umpire::matches
