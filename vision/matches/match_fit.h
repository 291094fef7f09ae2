#pragma once

#include "calibration/view/table_view.h"
#include "rules/table/pieces.h"
#include "vision/matches/learned_look.h"
#include "vision/proposals/piece_net.h"

#include <opencv2/core.hpp>
#include <optional>
#include <span>
#include <vector>

namespace umpire::matches {

/// Measures matches in the picture, from hypotheses accurate to 2 mm at each end. The centre line
/// comes from both edges of the shaft over its length and from the head, the ends from the colour
/// steps along it, the head from the colour of both ends. Neighbours are fitted together: pixels
/// that another match covers are not evidence. Learned colours of this table count beside those in
/// the picture. Returns one entry for each hypothesis, in order; none if no stick is there.
/// `leaning` stays false, because one picture does not show it (contact shadows reveal the upper
/// one of two crossing matches in only 76 % of 91 crossings); the sigmas of touching matches
/// include it.
std::vector<std::optional<Match>> fitMatches(const cv::Mat& image, const TableView& view,
                                             std::span<const proposals::StickHypothesis> sticks,
                                             const KnownLook& look);

/// Converts an accepted match to a proposal, as refitMatches takes it.
proposals::StickHypothesis acceptedStick(const Match& match);

/// Sticks beside matches that were fitted and accepted.
struct SticksBeside {
    std::span<const proposals::StickHypothesis> sticks;
    std::span<const proposals::StickHypothesis> accepted; ///< accepted sticks, as for refitMatches
};

/// Measures only these sticks. Accepted matches hide what they cover and provide the colours.
/// Returns entries like fitMatches, one for each stick.
std::vector<std::optional<Match>> fitBeside(const cv::Mat& image, const TableView& view,
                                            const SticksBeside& beside, const KnownLook& look);

/// Measures sticks that touch accepted ones along their length. Each place is known to half a
/// millimetre, and `sizes.matchWidth` is the width of the picture's sticks. Returns entries as
/// fitMatches; none for what is a shadow, or is narrower or wider than such a stick.
std::vector<std::optional<Match>> fitTouching(const cv::Mat& image, const TableView& view,
                                              const SticksBeside& beside, const PieceSizes& sizes);

/// Measures accepted sticks again along their own axes. Their colours come from their fitted
/// places, and only they hide each other. `headCells` above zero: the stick has a head. Returns
/// entries like fitMatches.
std::vector<std::optional<Match>> refitMatches(const cv::Mat& image, const TableView& view,
                                               std::span<const proposals::StickHypothesis> accepted,
                                               const KnownLook& look);

} // namespace umpire::matches
